import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { listenForSwipe } from '#components/gestures/listenForSwipe.ts';
import type { Axis } from '#components/gestures/directionLock.ts';
import { placeIndex, swipeSteps, type SwipeThresholds } from '#components/gestures/swipeSteps.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { dragTrack, type TrackDrag } from './dragTrack.ts';
import { startGlide, type Glide } from './glide.ts';
import { createTimedScrollBody, type EmblaApi, type Engine } from './timedScrollBody.ts';

/** What moved the carousel; `resize` when the slides became fewer. */
export type CarouselSource = 'drag' | 'control' | 'auto' | 'resize';

type CarouselOptions = {
  axis: Axis;
  /** Indices that can be stood at. */
  positions: number;
  /** Slides as embla counts them, copies included. */
  places: number;
  index: number;
  loop: boolean;
  swipeable: boolean;
  durationMs: number;
  thresholds: SwipeThresholds;
  /** It moved on to `index`. */
  onMove: (index: number, source: CarouselSource) => void;
  /** So many whole slides are in view at once. */
  onMeasure: (perView: number) => void;
  onHold: ((held: boolean) => void) | undefined;
};

type Travel = { source: CarouselSource; instant?: boolean; carried?: number };

export type CarouselDrive = {
  viewport: RefCallback<HTMLElement>;
  /** Goes on by so many slides. */
  goBy: (by: number, travel: Travel) => void;
};

/**
 * Drives embla: where it stands is decided here, from the gesture's average speed and travel, and given back to it
 * whenever it is made anew (SW.P1, SW.P6).
 */
export function useCarousel(options: CarouselOptions): CarouselDrive {
  const { axis, positions, places, index, loop, swipeable, durationMs } = options;
  const [startIndex] = useState(index);
  /** Embla's own place: `index`, or the copy of it. */
  const place = useRef(index);
  const drag = useRef<TrackDrag>(null);
  const glide = useRef<Glide>(null);

  const [viewport, embla] = useEmblaCarousel({
    axis: axis === 'horizontal' ? 'x' : 'y',
    align: 'start',
    loop,
    startIndex,
    containScroll: loop ? false : 'keepSnaps',
    // Its own rules of dragging take every gesture, also those at the ends (SW.P8).
    watchDrag: false,
    watchFocus: false,
  });

  const goBy = (by: number, { source, instant, carried }: Travel) => {
    if (positions < 2) return;
    const next = placeIndex(index + by, positions, loop);
    const nextPlace = placeIndex(place.current + by, places, loop);
    glide.current?.stop();
    const flight = { by, carried, instant: instant === true || prefersReducedMotion(), durationMs };
    if (embla) glide.current = travelTo(embla, nextPlace, flight);
    place.current = nextPlace;
    if (next !== index) options.onMove(next, source);
  };

  const accepts = useEffectEvent((delta: number) => {
    const atEnd = delta > 0 ? index === 0 : index === positions - 1;
    return swipeable && positions > 1 && (loop || !atEnd);
  });
  const onDrag = useEffectEvent((api: EmblaApi, delta: number) => {
    if (!drag.current) glide.current?.stop();
    drag.current ??= dragTrack(api, loop);
    drag.current.moveTo(delta);
  });
  const onDrop = useEffectEvent((api: EmblaApi, delta: number, gestureMs: number) => {
    const carried = drag.current?.carried() ?? 0;
    drag.current = null;
    const by = swipeSteps({ delta, durationMs: gestureMs, slide: slideSize(api.internalEngine()) }, loop, options.thresholds);
    goBy(by, { source: 'drag', carried });
  });
  const onHold = useEffectEvent((held: boolean) => options.onHold?.(held));

  /** Settled on a copy: stand on the slide it copies, which looks the same. */
  const onSettle = useEffectEvent((api: EmblaApi) => {
    if (drag.current) return;
    place.current = index;
    if (api.selectedScrollSnap() !== index) jump(api, index);
  });

  const onMade = useEffectEvent((api: EmblaApi) => {
    const engine = api.internalEngine();
    glide.current?.stop();
    glide.current = null;
    engine.scrollBody = createTimedScrollBody(engine, durationMs);
    engine.scrollBounds.toggleActive(false);
    drag.current = null;
    place.current = index;
    // Nobody asks what is in view, and its observer would be told at every frame.
    engine.slidesInView.destroy();
    if (slideSize(engine) === 0) return;
    jump(api, index);
    options.onMeasure(Math.max(1, Math.floor(engine.axis.measureSize(engine.containerRect) / slideSize(engine))));
  });

  useLayoutEffect(() => {
    if (!embla) return;
    const made = () => onMade(embla);
    const settle = () => onSettle(embla);
    made();
    embla.on('reInit', made).on('settle', settle);
    const deafen = listenForSwipe(embla.rootNode(), {
      axis,
      mouse: true,
      accepts: (delta) => accepts(delta),
      onPress: () => onHold(true),
      onLift: () => onHold(false),
      onMove: (delta) => onDrag(embla, delta),
      onEnd: (delta, gestureMs) => onDrop(embla, delta, gestureMs),
    });
    return () => {
      embla.off('reInit', made).off('settle', settle);
      deafen();
      onHold(false);
    };
  }, [embla, axis, durationMs]);

  /** The index was set from outside, or the slides became fewer. */
  useEffect(() => {
    if (!embla || place.current % positions === index) return;
    place.current = index;
    glide.current?.stop();
    embla.scrollTo(index, prefersReducedMotion());
  }, [embla, index, positions]);

  return { viewport, goBy };
}

/** As embla measured it; to ask the page would have it laid out in the midst of a gesture. */
const slideSize = ({ axis, slideRects: [slide] }: Engine): number => (slide ? axis.measureSize(slide) : 0);

type Flight = { by: number; carried: number | undefined; instant: boolean; durationMs: number };

/**
 * Embla takes the shorter way round, but the finger has said which: a drag may have gone past the slide it leads to. To a
 * neighbour it glides; over several slides embla leads, which puts each in its place as it comes.
 */
function travelTo(api: EmblaApi, place: number, { by, carried, instant, durationMs }: Flight): Glide | null {
  if (instant) {
    jump(api, place);
    return null;
  }
  const { scrollBody, scrollSnaps, scrollTo, location, target, index, options } = api.internalEngine();
  const [first = 0, second = 0] = scrollSnaps;
  const away = carried ?? location.get() - target.get();
  const left = options.loop ? by * (second - first) - away : (scrollSnaps[place] ?? 0) - location.get();
  if (Math.abs(by) > 1 || Math.abs(left) < 1) {
    scrollBody.useBaseDuration();
    scrollTo.index(place, Math.abs(left) < 1 ? 0 : Math.sign(left));
    return null;
  }
  index.set(place);
  return startGlide(api, left, durationMs);
}

/** Stands there in this very frame: embla asks the scroll body it was born with whether to wait for the next. */
function jump(api: EmblaApi, place: number): void {
  const { animation } = api.internalEngine();
  api.scrollTo(place, true);
  animation.update();
  animation.render(1);
}
