import { useState } from 'react';
import { placeIndex } from '#components/gestures/swipeSteps.ts';

/** The slides that have contents when they are made lazily: those in view, one more on each side, and all that once had. */
export function useSeen(current: number, perView: number, count: number, loop: boolean): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const near = Array.from({ length: perView + 2 }, (_, step) => placeIndex(current - 1 + step, count, loop));
  if (near.every((position) => seen.has(position))) return seen;
  const grown = new Set([...seen, ...near]);
  setSeen(grown);
  return grown;
}
