import {
  Children,
  isValidElement,
  useImperativeHandle,
  useMemo,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
} from 'react';
import type { Axis } from '#components/gestures/directionLock.ts';
import { SWIPE_THRESHOLDS, resolveIndex, type SwipeThresholds } from '#components/gestures/swipeSteps.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls, PauseButton, type CarouselIndicators } from './CarouselControls.tsx';
import { CarouselSlide } from './CarouselSlide.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel, type CarouselSource } from './useCarousel.tsx';
import { useCarouselIndex } from './useCarouselIndex.ts';
import { useMountedSlides } from './useMountedSlides.ts';

export type { CarouselSource } from './useCarousel.tsx';

/** Moves a carousel by program. */
export type CarouselHandle = {
  /** Out of range wraps in a loop and is clamped otherwise; `instant` shows nothing in between. */
  goTo: (index: number, options?: { instant?: boolean }) => void;
  next: () => void;
  previous: () => void;
};

type WatchedByAutoplay = 'onFocus' | 'onPointerEnter' | 'onPointerLeave';

export type CarouselProps = Omit<
  ComponentPropsWithRef<'section'>,
  'className' | 'style' | 'aria-label' | WatchedByAutoplay
> & {
  /** What is shown here, as it is spoken. */
  label: string;
  /** One slide each. */
  children?: ReactNode;
  /** The slide in view, when the owner holds it; out of range wraps in a loop and is clamped otherwise. */
  index?: number;
  defaultIndex?: number;
  /** It moved on, by itself or by the reader; once per change, never for the owner's own. */
  onIndexChange?: (index: number, source: CarouselSource) => void;
  /** Goes round; from two slides on. */
  loop?: boolean;
  indicators?: CarouselIndicators;
  /** A vertical one fills the height of its box. */
  axis?: Axis;
  /** Follows a finger. */
  swipeable?: boolean;
  /** Between two slides that turn by themselves, in ms; 0, as the spec has it (§9), turns none. */
  autoplayMs?: number;
  /** Slides get their contents when they come near. */
  lazy?: boolean;
  /** Length of a slide along the axis, in px at 375; the whole carousel by default. */
  slideSize?: number;
  /** How long a slide takes to settle (spec §9), in ms. */
  durationMs?: number;
  /** Between slides while they move, in px at 375. */
  gap?: number;
  /** When a swipe goes on (spec §9). */
  thresholds?: SwipeThresholds;
  handle?: Ref<CarouselHandle>;
};

/** What names a slide however many stand before it: its own key, else its position. */
const keyOf = (slide: ReactNode, index: number): string => (isValidElement(slide) && slide.key) || String(index);

/** Pictures in a row, one at a time, by swipe, button or key; by themselves only when asked to (spec §9). */
export function Carousel({
  label,
  children,
  index,
  defaultIndex = 0,
  onIndexChange,
  loop = true,
  indicators = 'dots',
  axis = 'horizontal',
  swipeable = true,
  autoplayMs = 0,
  lazy = false,
  slideSize,
  durationMs = 500,
  gap = 0,
  thresholds = SWIPE_THRESHOLDS,
  handle,
  ...rest
}: CarouselProps) {
  // It makes new elements of the same children: a swipe would draw every slide's contents again.
  const slides = useMemo(() => Children.toArray(children), [children]);
  const keys = useMemo(() => slides.map(keyOf), [slides]);
  const count = slides.length;
  const { current, positions, perView, onMeasure, onMove } = useCarouselIndex({
    keys,
    loop,
    index,
    defaultIndex,
    onIndexChange,
  });
  const isMounted = useMountedSlides(lazy, current, { perView, keys, loop });
  const [held, setHeld] = useState(false);
  /** Embla cannot loop over two slides: each is there twice (primitives D2). */
  const slots = loop && count === 2 ? 2 * count : positions;
  const drive = { axis, positions, slots, index: current, loop: loop && count > 1, swipeable, durationMs, thresholds };
  // Who does not turn by itself has nothing to hold: a touch draws nothing.
  const onHold = autoplayMs > 0 ? setHeld : undefined;
  const { viewport, goBy, mover } = useCarousel({ ...drive, onMove, onMeasure, onHold });
  const autoplay = useAutoplay({
    intervalMs: positions > 1 ? autoplayMs : 0,
    index: current,
    held,
    onTurn: () => goBy(1, { source: 'auto' }),
  });
  useImperativeHandle(handle, () => ({
    goTo: (target, travel) =>
      goBy(resolveIndex(target, positions, loop) - current.get(), { source: 'control', ...travel }),
    next: () => goBy(1, { source: 'control' }),
    previous: () => goBy(-1, { source: 'control' }),
  }));

  const slideAt = (slot: number) => {
    const position = slot % count;
    return (
      <CarouselSlide
        key={slot < count ? keys[position] : `copy of ${keys[position]}`}
        name={slot < count ? `第 ${position + 1} 张，共 ${count} 张` : undefined}
        index={current}
        isInView={(at) => slot < count && resolveIndex(position - at, count, true) < perView}
        gap={gap}
        size={slideSize}
        axis={axis}
      >
        {isMounted(position) ? slides[position] : null}
      </CarouselSlide>
    );
  };

  return (
    <section
      {...rest}
      {...autoplay.watch}
      className={styles.root}
      data-axis={axis}
      data-row={loop ? undefined : ''}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {autoplay.available && <PauseButton playing={autoplay.playing} onToggle={autoplay.toggle} />}
      {positions > 1 && (
        <CarouselControls
          total={positions}
          current={current}
          indicators={indicators}
          onStep={(by) => goBy(by, { source: 'control' })}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={autoplay.playing ? 'off' : 'polite'}>
          {Array.from({ length: Math.max(count, slots) }, (_, slot) => slideAt(slot))}
        </div>
      </div>
      {mover}
    </section>
  );
}
