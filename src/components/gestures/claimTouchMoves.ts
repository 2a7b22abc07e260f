/**
 * From now on the moves of the fingers are for `onMove` alone: they are heard before anything else and go no further. So
 * a move costs what it draws, and not the way through every listener of the page. Returns what ends it.
 */
export function claimTouchMoves(onMove: (event: TouchEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const claim = (event: TouchEvent) => {
    event.stopPropagation();
    onMove(event);
  };
  const divert = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    event.stopPropagation();
    removeEventListener('pointermove', divert, true);
    capture(event);
  };
  addEventListener('touchmove', claim, { capture: true, passive: false, signal });
  addEventListener('pointermove', divert, { capture: true, passive: true, signal });
  return () => stop.abort();
}

/**
 * Each move of a finger comes as a pointer's too, and to call even an idle listener costs as much as drawing it: above
 * the page's root nobody listens. Until the finger lifts, of itself.
 */
function capture({ isTrusted, pointerId }: PointerEvent): void {
  // A finger that a test made up is none the browser knows.
  if (isTrusted) document.documentElement.setPointerCapture(pointerId);
}
