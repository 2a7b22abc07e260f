import { useLayoutEffect, useRef, type RefObject } from 'react';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';

/**
 * The panels share one scroller, yet each remembers where it stood; one visited for the first time starts at
 * its top, just under a bar that has stuck (TB.P3).
 */
export function usePanelScroll(root: RefObject<HTMLElement | null>, selectedId: string | undefined): void {
  const offsets = useRef(new Map<string, number>());
  const shown = useRef(selectedId);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || selectedId === undefined) return;
    const scroller = nearestScroller(element);
    if (shown.current !== selectedId) {
      shown.current = selectedId;
      const { scrollTop } = scroller;
      const stuckFrom = scrollTop + element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const top = Math.min(scrollTop, stuckFrom);
      scroller.scrollTo({ top: Math.max(offsets.current.get(selectedId) ?? 0, top), behavior: 'instant' });
    }
    const note = () => offsets.current.set(selectedId, scroller.scrollTop);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [root, selectedId]);
}
