import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { resolveIndex } from '#components/gestures/swipeSteps.ts';
import { createLiveIndex, type LiveIndex } from './liveIndex.ts';
import type { CarouselSource } from './useCarousel.tsx';

type IndexOptions = {
  /** Names each slide; the same array as long as they are the same. */
  keys: readonly string[];
  loop: boolean;
  index: number | undefined;
  defaultIndex: number;
  onIndexChange: ((index: number, source: CarouselSource) => void) | undefined;
};

export type CarouselIndex = {
  /** Where it stands, always one of `positions`. */
  current: LiveIndex;
  /** Indices to stand at: one for each slide, less those that the last view shows together. */
  positions: number;
  /** Whole slides in view at once. */
  perView: number;
  onMeasure: (perView: number) => void;
  onMove: (index: number, source: CarouselSource) => void;
};

/** The index, held here or by the owner, kept within the slides there are. */
export function useCarouselIndex({ keys, loop, index, defaultIndex, onIndexChange }: IndexOptions): CarouselIndex {
  const count = keys.length;
  const [own] = useState(() => createLiveIndex(defaultIndex));
  const [perView, setPerView] = useState(1);
  const positions = loop ? count : Math.max(Math.min(1, count), count - perView + 1);
  const current = useMemo(
    () => ({ get: () => resolveIndex(index ?? own.get(), positions, loop), subscribe: own.subscribe }),
    [own, index, positions, loop],
  );
  const reported = useRef<number>(null);

  const onMove = (next: number, source: CarouselSource) => {
    reported.current = next;
    own.set(next);
    onIndexChange?.(next, source);
  };

  /** The slide in view stays in view when slides before it come or go; before embla looks at the slides again. */
  const before = useRef(keys);
  const follow = useEffectEvent((shown: string | undefined) => {
    const now = shown === undefined ? -1 : keys.indexOf(shown);
    if (index === undefined && now >= 0 && now < positions && now !== own.get()) onMove(now, 'resize');
  });
  useLayoutEffect(() => {
    const shown = before.current[own.get()];
    before.current = keys;
    follow(shown);
  }, [keys, own]);

  /** Slides went away from under the index. */
  const onLoss = useEffectEvent((landed: number) => onIndexChange?.(landed, 'resize'));
  useEffect(() => {
    if (count === 0) return;
    const before = reported.current;
    const landed = current.get();
    reported.current = landed;
    if (before !== null && before !== landed && before >= positions && index === undefined) onLoss(landed);
  }, [count, positions, current, index]);

  return { current, positions, perView, onMeasure: setPerView, onMove };
}
