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
  useLayoutEffect(
    () => () => {
      found.current = null;
    },
    [],
  );
  return useCallback(() => {
    if (list.current) found.current ??= findScroller(list.current);
    return found.current;
  }, [list, findScroller]);
}
