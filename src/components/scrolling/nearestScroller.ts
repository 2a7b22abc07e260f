const SCROLLS = new Set(['auto', 'scroll', 'overlay']);

/** The nearest ancestor that scrolls vertically; body and html count only as the document's own scroller. */
export function nearestScroller(element: Element): HTMLElement {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (SCROLLS.has(getComputedStyle(node).overflowY)) return node;
  }
  return document.scrollingElement instanceof HTMLElement ? document.scrollingElement : document.documentElement;
}

/** Whether every vertical scroller from `target` up stands at its top; an elastic bounce (a negative position) counts as top. */
export function isAtTop(target: Element): boolean {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.scrollTop > 0 && (node === document.scrollingElement || SCROLLS.has(getComputedStyle(node).overflowY))) return false;
  }
  return true;
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
