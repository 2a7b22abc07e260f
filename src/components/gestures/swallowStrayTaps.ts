import { isDisplayed } from '#components/scrolling/isDisplayed.ts';

/** What one tap hit, when (ms) and where (CSS px). */
type Tap = { control: Element; time: number; x: number; y: number };

/** Two taps of a finger that lie no farther apart are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
const CONTROLS = 'a, button, input, label, summary, [role], [tabindex]';

/**
 * Swallows the further taps of a double tap when the control the first one hit has left the page meanwhile, or is hidden
 * with a page that is kept: they were meant for that control, not for what came in its place, be it the way on or the page
 * under a dialog (reliability M1). Returns how to stop.
 */
export function swallowStrayTaps(page: Document): () => void {
  let last: Tap | undefined;
  const onClick = (event: PointerEvent) => {
    // A key, or a script: it hits what it is meant for.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const removed = last && isSecondOf(last, event) && !isDisplayed(last.control) ? last.control : undefined;
    last = { control: removed ?? controlOf(event.target), time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!removed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}

/** The browser counts the clicks of a mouse itself (`detail`), those of a finger it does not. */
function isSecondOf(first: Tap, { detail, pointerType, timeStamp, clientX, clientY }: PointerEvent): boolean {
  if (pointerType === 'mouse') return detail > 1;
  return timeStamp - first.time <= DOUBLE_TAP_MS && Math.hypot(clientX - first.x, clientY - first.y) <= DOUBLE_TAP_PX;
}

/** A control's own parts may be exchanged by a tap while it stays, such as the heart of a like. */
function controlOf(target: Element): Element {
  return target.closest(CONTROLS) ?? target;
}
