import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The scroller of `list`, looked for once: it is asked for at every scroll, and looking reads the styles of all ancestors.
 * A list that was hidden looks again.
 */
export function useScroller(
  list: RefObject<HTMLElement | null>,
  findScroller: (list: HTMLElement) => HTMLElement,
): () => HTMLElement | null {
  const found = useRef<HTMLElement>(null);
  const find = useCallback(() => {
    if (list.current) found.current ??= findScroller(list.current);
    return found.current;
  }, [list, findScroller]);
  useLayoutEffect(() => {
    const scroller = find();
    // Rows are no anchors, so the browser would hold on to what stands below the list, and go down with it by every page that comes.
    if (scroller) scroller.style.overflowAnchor = 'none';
    return () => {
      if (scroller) scroller.style.overflowAnchor = '';
      found.current = null;
    };
  }, [find]);
  return find;
}
