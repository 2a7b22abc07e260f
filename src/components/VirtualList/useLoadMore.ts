import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';
import { createLoadGate, type ListTail, type ListView } from './loadGate.ts';

type LoadMore = {
  root: RefObject<HTMLElement | null>;
  tail: ListTail;
  count: number;
  /** Where the rows end, in CSS px from the top of the scroller's content. */
  end: number;
  onLoadMore: () => void;
};

/**
 * Asks for more when the rows run out, looking on scroll, on resize, on data, and on being shown again. The
 * distance is reckoned from the virtualizer's total, not from an element's box (LI.P4). Returns a way to ask by hand.
 */
export function useLoadMore({ root, tail, count, end, onLoadMore }: LoadMore): () => void {
  const [gate] = useState(createLoadGate);

  const look = useEffectEvent((cause: ListView['cause']) => {
    const list = root.current;
    if (!list) return;
    const scroller = nearestScroller(list);
    const viewport = list.offsetParent === null ? 0 : scroller.clientHeight;
    const distance = end - (scroller.scrollTop + viewport);
    if (gate.mayLoad({ tail, count, distance, viewport, cause })) onLoadMore();
  });

  useEffect(() => gate.settle(tail), [gate, tail, count]);

  useEffect(() => look('self'), [tail, count, end]);

  useEffect(() => {
    if (!root.current) return;
    const scroller = nearestScroller(root.current);
    const target = scroller === document.scrollingElement ? document : scroller;
    const onScroll = () => look('scroll');
    const observer = new ResizeObserver(() => look('self'));
    target.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(scroller);
    return () => {
      target.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [root]);

  return onLoadMore;
}
