import { useEffect, useState, type RefObject } from 'react';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';

/** Whether `sentinel` has left its scroller through the top, so that what follows it has stuck there. */
export function useStuck(sentinel: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const scroller = nearestScroller(sentinel.current);
    const root = scroller === document.scrollingElement ? null : scroller;
    const observer = new IntersectionObserver(
      (entries) => {
        // A scroll in the frame of mounting comes in one batch with the first look: the last entry is what is.
        const entry = entries.at(-1);
        setStuck(
          entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0),
        );
      },
      { root, threshold: 1 },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [sentinel]);
  return stuck;
}
