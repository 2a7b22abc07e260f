import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ScreenPoint } from './listenForSwipe.ts';

const MAX_SCALE = 4;
/** What a double tap goes to. */
const CLOSE_UP = 2;
/** Scale per px of a wheel turned with Ctrl held, which is also how browsers report a touchpad's pinch. */
const WHEEL_RATE = 0.01;

const distance = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

const middle = ([a, b]: readonly Touch[]): ScreenPoint =>
  a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { x: 0, y: 0 };

/**
 * Enlarges `content` by making it wider than `scroller`, which then scrolls both ways: moving about stays the
 * browser's own scrolling, and images stay sharp. Written straight to the element: a render a move would be late.
 */
export function useWidthZoom(scroller: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const scale = useRef(1);

  const zoomTo = (wanted: number, at: ScreenPoint) => {
    const [frame, inner] = [scroller.current, content.current];
    if (!frame || !inner) return;
    const before = inner.getBoundingClientRect();
    const next = Math.min(Math.max(wanted, 1), MAX_SCALE);
    scale.current = next;
    frame.toggleAttribute('data-zoomed', next > 1);
    inner.style.width = next === 1 ? '' : `${next * 100}%`;
    const after = inner.getBoundingClientRect();
    // What was under the finger stays under it.
    const share = { x: (at.x - before.left) / before.width, y: (at.y - before.top) / before.height };
    frame.scrollBy({
      left: after.left + share.x * after.width - at.x,
      top: after.top + share.y * after.height - at.y,
      behavior: 'instant',
    });
  };

  const zoomNow = useEffectEvent(zoomTo);
  // Registered once: a pinch scrolls, which renders again, and must go on through it.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let pinch: { distance: number; scale: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { distance: distance([...touches]), scale: scale.current } : undefined;
    };
    const move = (event: TouchEvent) => {
      if (!pinch || pinch.distance === 0) return;
      event.preventDefault();
      const touches = [...event.touches];
      zoomNow((pinch.scale * distance(touches)) / pinch.distance, middle(touches));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomNow(scale.current * (1 - event.deltaY * WHEEL_RATE), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('touchstart', begin, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', begin, { signal, passive: true });
    element.addEventListener('touchcancel', begin, { signal, passive: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [scroller]);

  return {
    /** A double tap: closer, or back to the whole width. */
    toggle: (at: ScreenPoint) => zoomTo(scale.current > 1 ? 1 : CLOSE_UP, at),
  };
}
