/** Hears a finger that moved. */
type OnMove = (touch: Touch, event: TouchEvent) => void;

/**
 * From now on the moves of all fingers are for `onMove` alone, which hears those of the finger `id`: before anything else,
 * and they go no further. So a move costs what it draws, and not the way through every listener of the page. Returns
 * what ends it.
 */
export function claimFinger(id: number, onMove: OnMove): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const claim = (event: TouchEvent) => {
    event.stopPropagation();
    const touch = touchOf(event.changedTouches, id);
    if (touch) onMove(touch, event);
  };
  const divert = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    event.stopPropagation();
    removeEventListener('pointermove', divert, true);
    capture(event);
  };
  addEventListener('touchmove', claim, { capture: true, passive: false, signal });
  addEventListener('pointermove', divert, { capture: true, passive: true, signal });
  // That the finger's pointer left for the root is nobody's news.
  addEventListener('pointerout', silence, { capture: true, passive: true, once: true, signal });
  return () => stop.abort();
}

function silence(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.stopPropagation();
}

/** The finger `id`; most often there is but one. */
export function touchOf(touches: TouchList, id: number): Touch | undefined {
  const first = touches[0];
  return first?.identifier === id ? first : Array.from(touches).find(({ identifier }) => identifier === id);
}

/** Firefox on a desk without a touchscreen has no `TouchEvent` to compare with. */
export const isTouchEvent = (event: Event): event is TouchEvent => 'touches' in event;

/**
 * Each move of a finger comes as a pointer's too, and to call even an idle listener costs as much as drawing it: above
 * the page's root nobody listens. Until the finger lifts, of itself.
 */
function capture({ isTrusted, pointerId }: PointerEvent): void {
  // A finger that a test made up is none the browser knows.
  if (isTrusted) document.documentElement.setPointerCapture(pointerId);
}
