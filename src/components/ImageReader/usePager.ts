import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { listenForSwipe } from '../gestures/listenForSwipe.ts';
import { keepScreenOn } from '../motion/keepScreenOn.ts';
import { prefersReducedMotion } from '../motion/prefersReducedMotion.ts';

/** A page stays this long at the slowest speed; at the fastest a fifth. */
const SLOWEST_PAGE_MS = 15_000;

const slideShown = (pager: HTMLElement): number => Math.round(pager.scrollLeft / (pager.clientWidth || 1));

/** Slides side by side in `pager`, turned by the browser's own scrolling. `onShow` gets the index of each slide that comes into view. */
export function usePager(
  pager: RefObject<HTMLElement | null>,
  count: number,
  initial: number,
  onShow: (index: number) => void,
) {
  const [index, setIndex] = useState(initial);
  /** The slide it is scrolling to, so that two quick turns are two pages. */
  const target = useRef<number>(undefined);
  const clearTarget = () => (target.current = undefined);

  // The browser's own smooth scrolling: a step-by-step one would be snapped back at every step.
  const slideTo = (wanted: number, smooth: boolean) => {
    const frame = pager.current;
    const to = Math.min(Math.max(wanted, 0), count - 1);
    target.current = to;
    frame?.scrollTo({
      left: to * frame.clientWidth,
      behavior: smooth && !prefersReducedMotion() ? 'smooth' : 'instant',
    });
  };
  const onScroll = () => {
    const frame = pager.current;
    if (!frame || frame.clientWidth === 0) return;
    // Not on `scrollend`, which Safari has only since 26.
    if (target.current !== undefined && Math.abs(frame.scrollLeft - target.current * frame.clientWidth) < 1)
      clearTarget();
    const next = slideShown(frame);
    if (next === index) return;
    setIndex(next);
    onShow(next);
  };
  // Not by what was rendered last: that may be a slide behind.
  const turn = (step: 1 | -1) =>
    slideTo((target.current ?? (pager.current ? slideShown(pager.current) : index)) + step, true);

  useKeptSlide(pager, index);
  return { index, slideTo, turn, handlers: { onScroll, onWheel: clearTarget, onPointerDown: clearTarget } };
}

/** The slide in view stays there when the window gets another width; it is also there before the first paint. */
function useKeptSlide(pager: RefObject<HTMLElement | null>, index: number): void {
  const restore = useEffectEvent(() => {
    const frame = pager.current;
    frame?.scrollTo({ left: index * frame.clientWidth, behavior: 'instant' });
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    const element = pager.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      restore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pager]);
}

/** The browser scrolls by a finger, not by a mouse that is dragged. */
export function useMouseTurn(pager: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const onDrop = useEffectEvent((delta: number) => turn(delta < 0 ? 1 : -1));
  useEffect(() => {
    if (!pager.current) return;
    return listenForSwipe(pager.current, {
      axis: 'horizontal',
      input: 'mouse',
      accepts: () => true,
      onMove: () => undefined,
      onEnd: (delta) => onDrop(delta),
    });
  }, [pager]);
}

/** Turns pages automatically at this speed, 1 to 5; the screen stays on meanwhile. */
export function useAutoTurn(speed: number | undefined, turn: () => void): void {
  const next = useEffectEvent(turn);
  useEffect(() => {
    if (speed === undefined) return;
    const timer = setInterval(() => next(), SLOWEST_PAGE_MS / speed);
    const releaseScreen = keepScreenOn();
    return () => {
      clearInterval(timer);
      releaseScreen();
    };
  }, [speed]);
}
