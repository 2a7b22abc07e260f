import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of its scroller's content `root` begins, in CSS px; kept true while what stands above it grows. */
export function useScrollMargin(root: RefObject<HTMLElement | null>, findScroller: () => HTMLElement | null): number {
  const [margin, setMargin] = useState(0);
  const scrollerNow = useEffectEvent(() => findScroller());

  useLayoutEffect(() => {
    const list = root.current;
    const scroller = scrollerNow();
    if (!list || !scroller) return;
    let known: number | undefined;
    const measure = () => {
      if (scroller.clientHeight === 0) return;
      const next = Math.round(topWithin(list, scroller));
      // Said a second time it would have React draw the list for nothing.
      if (next !== known) setMargin(next);
      known = next;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, ...ancestorsBelow(list, scroller)]) observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  return margin;
}

/** Layout offsets, not boxes: a pulled page is shifted by a transform that must not count. */
function topWithin(list: HTMLElement, scroller: HTMLElement): number {
  const own = offsetInDocument(list);
  return scroller === document.scrollingElement ? own : own - offsetInDocument(scroller) - scroller.clientTop;
}

function offsetInDocument(element: HTMLElement): number {
  let top = 0;
  for (let node: Element | null = element; node instanceof HTMLElement; node = node.offsetParent) top += node.offsetTop;
  return top;
}

/** Whatever grows above the list makes one of these taller. */
function ancestorsBelow(list: HTMLElement, scroller: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node = list.parentElement; node && node !== scroller; node = node.parentElement) found.push(node);
  return found;
}
