import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { listenForSwipe } from '#components/gestures/listenForSwipe.ts';
import { keepScreenOn } from '#components/motion/keepScreenOn.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { PageSlide } from './PageSlide.tsx';
import * as styles from './PageReader.css.ts';
import { NUDGE_PX, type ReaderBodyProps } from './readerParts.ts';
import type { PagePlace } from './stripLayout.ts';
import { useTaps } from './useTaps.ts';

/** Slides that are filled before and behind the one seen. */
const SLIDES_BEFORE = 2;
const SLIDES_BEHIND = 3;
/** A page stays this long at the slowest speed; at the fastest a fifth. */
const SLOWEST_PAGE_MS = 15_000;

/** One picture at a time, turned sideways by the browser's own scrolling. */
export function PageReader({ pages, start, label, end, ref, autoSpeed, onMove, onTap }: ReaderBodyProps) {
  const pager = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(() => Math.min(start.page, Math.max(1, pages.length)) - 1);
  const count = pages.length + 1;
  /** Where it is on the way to, so that two quick turns are two pages. */
  const aim = useRef<number>(undefined);
  const forgetAim = () => (aim.current = undefined);

  // The browser's own smooth scrolling: a step-by-step one would be snapped back at every step.
  const slideTo = (wanted: number, smooth: boolean) => {
    const frame = pager.current;
    const to = Math.min(Math.max(wanted, 0), count - 1);
    aim.current = to;
    frame?.scrollTo({
      left: to * frame.clientWidth,
      behavior: smooth && !prefersReducedMotion() ? 'smooth' : 'instant',
    });
  };
  // The card behind the last page counts as that page's end.
  const placeOf = (slide: number): PagePlace =>
    slide < pages.length ? { page: slide + 1, offset: 0 } : { page: Math.max(1, pages.length), offset: 1 };
  const look = () => {
    const frame = pager.current;
    if (!frame || frame.clientWidth === 0) return;
    // Not on `scrollend`, which Safari has only since 26.
    if (aim.current !== undefined && Math.abs(frame.scrollLeft - aim.current * frame.clientWidth) < 1) forgetAim();
    const next = slideShown(frame);
    if (next === index) return;
    setIndex(next);
    onMove(placeOf(next));
  };

  useKeptSlide(pager, index);
  useToldStart(() => onMove(index === start.page - 1 ? start : placeOf(index)));
  // The card behind the last page is the end of it.
  useAutoTurn(index < pages.length ? autoSpeed : undefined, () => slideTo(index + 1, true));
  useMouseTurn(pager, (step) => slideTo(index + step, true));
  useImperativeHandle(ref, () => ({
    goTo: (page) => slideTo(page - 1, false),
    // Not by what was rendered last: that may be a slide behind.
    turn: (step) => slideTo((aim.current ?? (pager.current ? slideShown(pager.current) : index)) + step, true),
    nudge: (step) =>
      pager.current?.querySelector('[data-current]')?.scrollBy({ top: step * NUDGE_PX, behavior: 'instant' }),
  }));

  const tapsOnEnd = useTaps({ axis: 'x', onTap, onDoubleTap: () => undefined });
  const slideAt = (at: number) => {
    const page = pages[at];
    if (!page)
      return (
        <div className={styles.slide} {...tapsOnEnd}>
          <div className={styles.end}>{end}</div>
        </div>
      );
    return (
      <PageSlide
        page={page}
        current={at === index}
        startOffset={at === start.page - 1 ? start.offset : 0}
        onMove={(moved) => onMove({ page: at + 1, offset: moved })}
        onTap={onTap}
      />
    );
  };
  const isNear = (at: number) => at >= index - SLIDES_BEFORE && at <= index + SLIDES_BEHIND;
  return (
    <section
      ref={pager}
      className={styles.pager}
      aria-label={label}
      onScroll={look}
      onWheel={forgetAim}
      onPointerDown={forgetAim}
    >
      <div className={styles.row} style={{ width: `${count * 100}%` }}>
        {/* The places all exist, for the browser snaps to nothing else; what stands in them only near the one seen. */}
        {Array.from({ length: count }, (_, at) => (
          <div
            key={at}
            className={styles.place}
            style={{ left: `${(at / count) * 100}%`, width: `${100 / count}%` }}
            inert={at !== index}
          >
            {isNear(at) && slideAt(at)}
          </div>
        ))}
      </div>
    </section>
  );
}

const slideShown = (pager: HTMLElement): number => Math.round(pager.scrollLeft / (pager.clientWidth || 1));

/** The slide seen stays in its place when the window gets another width; it also stands there before the first paint. */
function useKeptSlide(pager: RefObject<HTMLElement | null>, index: number): void {
  const put = useEffectEvent(() => {
    const frame = pager.current;
    frame?.scrollTo({ left: index * frame.clientWidth, behavior: 'instant' });
  });
  useLayoutEffect(() => put(), []);
  useEffect(() => {
    const element = pager.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      put();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pager]);
}

/** What is opened last is where reading goes on, also when no page of it is turned. */
function useToldStart(tell: () => void): void {
  const atStart = useEffectEvent(tell);
  useEffect(() => atStart(), []);
}

/** The browser scrolls by a finger, not by a mouse that is dragged. */
function useMouseTurn(pager: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
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

function useAutoTurn(speed: number | undefined, turn: () => void): void {
  const next = useEffectEvent(turn);
  useEffect(() => {
    if (speed === undefined) return;
    const timer = setInterval(() => next(), SLOWEST_PAGE_MS / speed);
    const letScreenGo = keepScreenOn();
    return () => {
      clearInterval(timer);
      letScreenGo();
    };
  }, [speed]);
}
