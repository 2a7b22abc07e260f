import { hasOpenLayer } from '#components/Dialog/openLayers.ts';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';

const SCROLL_KEYS: readonly string[] = [' ', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp'];

/** A line, of a wheel that counts lines or pages rather than pixels, px. */
const LINE = 40;

/** The scroller of the page in view; none while a layer lies over it. */
const shownScroller = (): HTMLElement | undefined =>
  hasOpenLayer()
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((one) => !one.closest('[aria-hidden]'));

const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

function onWheel({ target, deltaY, deltaMode, ctrlKey, defaultPrevented }: WheelEvent): void {
  if (ctrlKey || defaultPrevented || !(target instanceof Element)) return;
  // The browser scrolls what is a scroller itself.
  if (isScroller(target) || nearestScroller(target) !== document.scrollingElement) return;
  const scroller = shownScroller();
  const unit = [1, LINE, scroller?.clientHeight ?? 0][deltaMode] ?? 1;
  scroller?.scrollBy({ top: deltaY * unit, behavior: 'instant' });
}

function onKey({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): void {
  if (!SCROLL_KEYS.includes(key) || ctrlKey || metaKey || altKey || defaultPrevented) return;
  const focused = document.activeElement;
  // The browser then scrolls what has the focus, as if it had been clicked.
  if (!focused || focused === document.body || focused.matches('main')) shownScroller()?.focus({ preventScroll: true });
}

/**
 * Scrolls the page by a wheel over what surrounds it (scenery, header, bottom bar), and by keys before anything in it was
 * clicked, as a document that scrolls as a whole would.
 * @param signal stops listening
 */
export function scrollFromAround(signal: AbortSignal): void {
  addEventListener('wheel', onWheel, { passive: true, signal });
  addEventListener('keydown', onKey, { signal });
}
