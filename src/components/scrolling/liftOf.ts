/** A box on the screen, px. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far up a box goes to cover none of the others, px: it stays at `now` where that will do, else as little as does; 0
 * where `most` is not enough.
 */
export function liftOf(box: Box, others: readonly Box[], most: number, now = 0): number {
  const isFree = (lift: number) =>
    others.every((other) => !overlap({ ...box, top: box.top - lift, bottom: box.bottom - lift }, other));
  if (isFree(now)) return now;
  const lifts = [0, ...others.map((other) => box.bottom - other.top)].filter((lift) => lift >= 0 && lift <= most);
  return lifts.sort((a, b) => a - b).find(isFree) ?? 0;
}
