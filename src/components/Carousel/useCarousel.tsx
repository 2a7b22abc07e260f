import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { listenForSwipe } from '#components/gestures/listenForSwipe.ts';
import { resolveIndex, swipeSteps, type SwipeThresholds } from '#components/gestures/swipeSteps.ts';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { standStill, stillSlideSize, type Track, type TrackOptions } from './track.ts';
import { emblaTrack } from './trackCode.ts';

/** What moved the carousel; `resize` when the slides became fewer. */
export type CarouselSource = 'drag' | 'control' | 'auto' | 'resize';

type CarouselOptions = TrackOptions & {
  /** Slides as embla counts them, copies included. */
  slots: number;
  swipeable: boolean;
  thresholds: SwipeThresholds;
  /** It moved on to `index`. */
  onMove: (index: number, source: CarouselSource) => void;
  onHold: ((held: boolean) => void) | undefined;
};

type Travel = { source: CarouselSource; instant?: boolean; carried?: number };

export type CarouselDrive = {
  viewport: RefCallback<HTMLElement>;
  /** Goes on by so many slides. */
  goBy: (by: number, travel: Travel) => void;
  /** Has the slides moved, once its code has come; to be rendered anywhere, it shows nothing. */
  mover: ReactNode;
};

/** Decides where a carousel goes, from the gesture's average speed and travel; its track moves there (SW.P1). */
export function useCarousel(options: CarouselOptions): CarouselDrive {
  const { axis, positions, slots, index, loop, swipeable, durationMs, onMeasure } = options;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const slot = useRef(index.get());
  const track = useRef<Track>(null);
  const code = emblaTrack.useModule();
  const [isAwake, setIsAwake] = useAwake();

  const goBy = (by: number, { source, instant, carried }: Travel) => {
    if (positions < 2) return;
    const current = index.get();
    const next = resolveIndex(current + by, positions, loop);
    const nextSlot = resolveIndex(slot.current + by, slots, loop);
    track.current?.travelTo(nextSlot, {
      by,
      carried,
      instant: instant === true || prefersReducedMotion(),
      durationMs,
    });
    slot.current = nextSlot;
    if (next !== current) options.onMove(next, source);
  };

  const accepts = useEffectEvent((delta: number) => {
    const atEnd = index.get() === (delta > 0 ? 0 : positions - 1);
    return swipeable && positions > 1 && (loop || !atEnd);
  });
  const onDrop = useEffectEvent((slide: number, delta: number, gestureMs: number) => {
    const carried = track.current?.drop() ?? 0;
    goBy(swipeSteps({ delta, durationMs: gestureMs, slide }, loop, options.thresholds), { source: 'drag', carried });
  });
  const onHold = useEffectEvent((held: boolean) => options.onHold?.(held));

  useLayoutEffect(() => {
    if (!viewport) return;
    const slide = () => track.current?.slideSize() ?? stillSlideSize(viewport, axis);
    const deafen = listenForSwipe(viewport, {
      axis,
      input: 'both',
      accepts: (delta) => accepts(delta),
      onPress() {
        void emblaTrack.load().catch(() => undefined);
        setIsAwake(true);
        onHold(true);
      },
      onLift: () => onHold(false),
      // Embla that comes while a finger is on its way catches up with it.
      onMove: (delta) => track.current?.dragTo(delta),
      onEnd: (delta, gestureMs) => onDrop(slide(), delta, gestureMs),
    });
    return () => {
      deafen();
      onHold(false);
    };
  }, [viewport, axis, setIsAwake]);

  useLayoutEffect(() => {
    if (!viewport) return;
    const stand = () => {
      if (!track.current) standStill(viewport, axis, index.get());
    };
    stand();
    return index.subscribe(stand);
  }, [viewport, axis, index]);

  const mover = isAwake && code && (
    <code.EmblaTrack
      trackRef={track}
      slotRef={slot}
      {...{ viewport, axis, positions, index, loop, durationMs, onMeasure }}
    />
  );
  return { viewport: setViewport, goBy, mover };
}

/**
 * Whether embla may be made, and how to say that it is wanted now. To make it has the page laid out several times over:
 * a page that is shown, or shown again, is painted first, its carousels standing still.
 */
function useAwake(): [boolean, (isAwake: boolean) => void] {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const callOff = afterPaint(() => setIsAwake(true));
    return () => {
      callOff();
      setIsAwake(false);
    };
  }, []);
  return [isAwake, setIsAwake];
}
