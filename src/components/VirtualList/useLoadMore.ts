import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';
import { createLoadGate, type ListTail, type ListView } from './loadGate.ts';

/** Which end of the rows grows. */
export type ListDirection = 'down' | 'up';

type LoadMore = {
  root: RefObject<HTMLElement | null>;
  findScroller: () => HTMLElement | null;
  direction: ListDirection;
  tail: ListTail;
  count: number;
  /** Where the rows begin and end, in CSS px from the top of the scroller's content. */
  start: number;
  end: number;
  disabled: boolean;
  /** Whether it may ask before the first scroll. */
  loadsAtMount: boolean;
  onLoadMore: () => void;
};

/**
 * Asks for more when the rows run out, looking on scroll, on resize, on data, and on being shown again. The
 * distance is computed from the virtualizer's total, not from an element's box (LI.P4).
 */
export function useLoadMore(options: LoadMore): void {
  const { root, tail, count, end } = options;
  const [gate] = useState(createLoadGate);
  const awake = useRef(options.loadsAtMount);

  const look = useEffectEvent((cause: ListView['cause']) => {
    if (cause === 'scroll') awake.current = true;
    // Before the sizes are read, which makes the browser lay the page out.
    if (tail !== 'more' || options.disabled || !awake.current) return;
    const scroller = options.findScroller();
    if (!root.current || !scroller) return;
    const viewport = shownHeight(root.current, scroller);
    const distance = distanceLeft(options, scroller.scrollTop, viewport);
    if (gate.mayLoad({ tail, count, distance, viewport, cause })) options.onLoadMore();
  });
  const scrollerNow = useEffectEvent(() => options.findScroller());

  useEffect(() => gate.settle(tail, count), [gate, tail, count]);

  useEffect(() => look('self'), [tail, count, end, options.disabled]);

  useEffect(() => {
    const list = root.current;
    const scroller = scrollerNow();
    if (!list || !scroller) return;
    const target = scroller === document.scrollingElement ? document : scroller;
    const onScroll = () => look('scroll');
    // The list itself as well: shown in a tab again, its scroller keeps its size (LI.P6).
    const observer = new ResizeObserver(() => look('self'));
    // Ahead of the virtualizer, whose rows would have to be laid out before the sizes can be read.
    target.addEventListener('scroll', onScroll, { passive: true, capture: true });
    for (const element of [scroller, list]) observer.observe(element);
    return () => {
      target.removeEventListener('scroll', onScroll, { capture: true });
      observer.disconnect();
    };
  }, [root]);
}

/**
 * How much of its scroller a list can be seen in; 0 while it is hidden. Never more than the window: an ancestor whose
 * sideways overflow alone is cut computes as a scroller and is as tall as its content (LI.P7).
 */
function shownHeight(list: HTMLElement, scroller: HTMLElement): number {
  return isDisplayed(list) ? Math.min(scroller.clientHeight, innerHeight) : 0;
}

function distanceLeft({ direction, start, end }: LoadMore, scrollTop: number, viewport: number): number {
  return direction === 'up' ? scrollTop - start : end - (scrollTop + viewport);
}
