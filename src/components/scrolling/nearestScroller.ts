const SCROLLS = new Set(['auto', 'scroll', 'overlay']);

/** The nearest ancestor that scrolls vertically; body and html count only as the document's own scroller. */
export function nearestScroller(element: Element): HTMLElement {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (SCROLLS.has(getComputedStyle(node).overflowY)) return node;
  }
  return document.scrollingElement instanceof HTMLElement ? document.scrollingElement : document.documentElement;
}

/**
 * The nearest vertical scroller from `target` up, short of `limit`, that does not stand at its top, if any; an elastic
 * bounce (a negative position) counts as top (PR.P1, PR.P2).
 */
export function scrolledFrom(target: Element, limit?: Element): Element | undefined {
  for (let node: Element | null = target; node && node !== limit; node = node.parentElement) {
    if (node.scrollTop > 0 && (node === document.scrollingElement || SCROLLS.has(getComputedStyle(node).overflowY)))
      return node;
  }
  return undefined;
}

/** Whether something between `target` and `limit` can still scroll sideways the way the finger asks (`dx` in px). */
export function canScrollSideways(target: Element, limit: Element, dx: number): boolean {
  for (let node: Element | null = target; node && node !== limit; node = node.parentElement) {
    const room = node.scrollWidth - node.clientWidth;
    if (room <= 0 || !SCROLLS.has(getComputedStyle(node).overflowX)) continue;
    if (dx > 0 ? node.scrollLeft > 0 : node.scrollLeft < room - 1) return true;
  }
  return false;
}
