import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { placeIndex, swipeSteps, type SwipeThresholds } from '#components/gestures/swipeSteps.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { createTimedScrollBody, type EmblaApi } from './timedScrollBody.ts';
import { trackSwipe, type SwipeTrack } from './trackSwipe.ts';

type Source = 'drag' | 'control';

type CarouselOptions = {
  /** Slides as the reader counts them. */
  count: number;
  /** Slides as embla counts them, copies included. */
  places: number;
  index: number;
  loop: boolean;
  durationMs: number;
  thresholds: SwipeThresholds;
  /** The reader moved on to `index`. */
  onMove: (index: number, source: Source) => void;
};

/**
 * Drives embla: where it stands is decided here, from the gesture's average speed and travel, and given back to it
 * whenever it is made anew (SW.P1, SW.P6).
 */
export function useCarousel(options: CarouselOptions): { viewport: RefCallback<HTMLElement>; step: (by: number) => void } {
  const { count, places, index, loop, durationMs } = options;
  const [startIndex] = useState(index);
  const swipe = useRef<SwipeTrack>(null);
  /** Embla's own place: `index`, or the copy of it. */
  const place = useRef(index);

  const [viewport, embla] = useEmblaCarousel({
    loop,
    startIndex,
    containScroll: false,
    watchDrag: (_api, event) => {
      swipe.current?.stop();
      swipe.current = trackSwipe(event);
      return count > 1;
    },
  });

  const move = (by: number, source: Source) => {
    if (!embla || count < 2) return;
    const next = placeIndex(index + by, count, loop);
    place.current = placeIndex(place.current + by, places, loop);
    embla.scrollTo(place.current, prefersReducedMotion());
    if (next !== index) options.onMove(next, source);
  };

  const onPointerUp = useEffectEvent((api: EmblaApi) => {
    const track = swipe.current;
    track?.stop();
    const slide = api.rootNode().offsetWidth;
    const gesture = { delta: track?.deltaX() ?? 0, durationMs: track?.durationMs() ?? 0, slide };
    move(swipeSteps(gesture, loop, options.thresholds), 'drag');
  });

  /** Settled on a copy: stand on the slide it copies, which looks the same. */
  const onSettle = useEffectEvent((api: EmblaApi) => {
    place.current = index;
    if (api.selectedScrollSnap() !== index) api.scrollTo(index, true);
  });

  const onMade = useEffectEvent((api: EmblaApi) => {
    const engine = api.internalEngine();
    engine.scrollBody = createTimedScrollBody(engine, durationMs);
    place.current = index;
    api.scrollTo(index, true);
  });

  useLayoutEffect(() => {
    if (!embla) return;
    const made = () => onMade(embla);
    const up = () => onPointerUp(embla);
    const settle = () => onSettle(embla);
    made();
    embla.on('reInit', made).on('pointerUp', up).on('settle', settle);
    return () => {
      embla.off('reInit', made).off('pointerUp', up).off('settle', settle);
      swipe.current?.stop();
    };
  }, [embla, durationMs]);

  /** The index was set from outside. */
  useEffect(() => {
    if (!embla || place.current % count === index) return;
    place.current = index;
    embla.scrollTo(index, prefersReducedMotion());
  }, [embla, index, count]);

  return { viewport, step: (by) => move(by, 'control') };
}
