import { useState } from 'react';
import { resolveIndex } from '#components/gestures/swipeSteps.ts';
import { useLiveIndex, type LiveIndex } from './liveIndex.ts';

type Slides = { perView: number; keys: readonly string[]; loop: boolean };

/** Which slides have their contents mounted: all, or, when lazy, those in view, one more on each side, and those that once had. */
export function useMountedSlides(
  lazy: boolean,
  index: LiveIndex,
  { perView, keys, loop }: Slides,
): (position: number) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  // Who has them all has nothing to draw after a move.
  const current = useLiveIndex(index, (at) => (lazy ? at : 0));
  const near = lazy
    ? Array.from({ length: perView + 2 }, (_, step) => keys[resolveIndex(current - 1 + step, keys.length, loop)] ?? '')
    : [];
  if (near.some((key) => !seen.has(key))) setSeen(new Set([...seen, ...near]));
  return (position) => {
    const key = keys[position] ?? '';
    return !lazy || seen.has(key) || near.includes(key);
  };
}
