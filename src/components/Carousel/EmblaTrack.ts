import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { createTrack, jump, slideSize } from './createTrack.ts';
import { createTimedScrollBody, type EmblaApi } from './timedScrollBody.ts';
import { standAt, type TrackOptions, type TrackOwner } from './track.ts';

/**
 * Has embla move the slides of a carousel; draws nothing. Where it stands is decided by the carousel, and given back to
 * embla whenever it is made again (SW.P1, SW.P6).
 */
export function EmblaTrack({
  viewport,
  trackRef,
  slotRef,
  axis,
  positions,
  index,
  loop,
  durationMs,
  onMeasure,
}: TrackOptions & TrackOwner) {
  const [startIndex] = useState(index.get);
  const [connect, embla] = useEmblaCarousel({
    axis: axis === 'horizontal' ? 'x' : 'y',
    align: 'start',
    loop,
    startIndex,
    containScroll: loop ? false : 'keepSnaps',
    // Its own rules of dragging take every gesture, also those at the ends (SW.P8).
    watchDrag: false,
    watchFocus: false,
  });
  useLayoutEffect(() => connect(viewport), [connect, viewport]);
  /** Where the shown slide lies on the track, in CSS px, as embla last measured it. */
  const left = useRef(0);
  // After embla's own cleanup, which takes the track back to its start: a kept page is painted before its effects run again.
  useEffect(() => () => standAt(viewport, axis, left.current), [viewport, axis]);

  /** Settled on a copy: stand on the slide it copies, which looks the same. */
  const onSettle = useEffectEvent((api: EmblaApi) => {
    if (trackRef.current?.isHeld()) return;
    const current = index.get();
    slotRef.current = current;
    if (api.selectedScrollSnap() !== current) jump(api, current);
  });

  const onMade = useEffectEvent((api: EmblaApi) => {
    const engine = api.internalEngine();
    trackRef.current?.stop();
    trackRef.current = createTrack(api, loop);
    engine.scrollBody = createTimedScrollBody(engine, durationMs);
    engine.scrollBounds.toggleActive(false);
    const current = index.get();
    slotRef.current = current;
    // Nobody asks what is in view, and its observer would be notified at every frame.
    engine.slidesInView.destroy();
    if (slideSize(engine) === 0) return;
    jump(api, current);
    onMeasure(Math.max(1, Math.floor(engine.axis.measureSize(engine.containerRect) / slideSize(engine))));
  });

  useLayoutEffect(() => {
    if (!embla) return;
    const made = () => onMade(embla);
    const settle = () => onSettle(embla);
    made();
    embla.on('reInit', made).on('settle', settle);
    return () => {
      embla.off('reInit', made).off('settle', settle);
      trackRef.current = null;
      left.current = embla.internalEngine().scrollSnaps[index.get()] ?? 0;
    };
  }, [embla, trackRef, axis, durationMs, index]);

  /** The index was set from outside, or the slides became fewer. */
  useEffect(() => {
    const current = index.get();
    if (!embla || slotRef.current % positions === current) return;
    slotRef.current = current;
    trackRef.current?.stop();
    embla.scrollTo(current, prefersReducedMotion());
  }, [embla, trackRef, slotRef, index, positions]);

  return null;
}
