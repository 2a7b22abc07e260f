import { useState } from 'react';
import { placeIndex } from '#components/gestures/swipeSteps.ts';
import { useLiveIndex, type LiveIndex } from './liveIndex.ts';

type Slides = { perView: number; count: number; loop: boolean };

/** Which slides have contents: all, or, made lazily, those in view, one more on each side, and those that once had. */
export function useSeen(
  lazy: boolean,
  index: LiveIndex,
  { perView, count, loop }: Slides,
): (position: number) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  // Who has them all has nothing to draw after a move.
  const current = useLiveIndex(index, (at) => (lazy ? at : 0));
  const near = lazy
    ? Array.from({ length: perView + 2 }, (_, step) => placeIndex(current - 1 + step, count, loop))
    : [];
  if (near.some((position) => !seen.has(position))) setSeen(new Set([...seen, ...near]));
  return (position) => !lazy || seen.has(position) || near.includes(position);
}
