/**
 * From now on the moves of the fingers are for `onMove` alone: they are heard before anything else and go no further, as
 * with pointer capture. So a move costs what it draws, and not the way through every listener of the page. Returns what
 * ends it.
 */
export function claimTouchMoves(onMove: (event: TouchEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const claim = (event: TouchEvent) => {
    event.stopPropagation();
    onMove(event);
  };
  /** Each move of a finger comes as a pointer's too. */
  const silence = (event: PointerEvent) => {
    if (event.pointerType === 'touch') event.stopPropagation();
  };
  addEventListener('touchmove', claim, { capture: true, passive: false, signal });
  addEventListener('pointermove', silence, { capture: true, passive: true, signal });
  return () => stop.abort();
}
