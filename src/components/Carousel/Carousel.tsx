import { Children, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { SWIPE_THRESHOLDS, placeIndex, type SwipeThresholds } from '#components/gestures/swipeSteps.ts';
import { rem } from '#theme/lightBlue.ts';
import * as styles from './Carousel.css.ts';
import { useCarousel } from './useCarousel.ts';

/** What moved the carousel. */
export type CarouselSource = 'drag' | 'control' | 'auto' | 'resize';

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'className' | 'style' | 'aria-label'> & {
  /** What is shown here, as it is spoken. */
  label: string;
  /** One slide each. */
  children?: ReactNode;
  /** The slide in view, when the owner holds it; out of range wraps in a loop and is clamped otherwise. */
  index?: number;
  defaultIndex?: number;
  /** The reader moved on; once per change, never for the owner's own. */
  onIndexChange?: (index: number, source: CarouselSource) => void;
  /** Goes round; from two slides on. */
  loop?: boolean;
  indicators?: 'dots' | 'none';
  /** How long a slide takes to settle (spec §9), in ms. */
  durationMs?: number;
  /** Between slides while they move, in px at 375. */
  gap?: number;
  /** When a swipe goes on (spec §9). */
  thresholds?: SwipeThresholds;
};

/** Pictures in a row, one at a time, by swipe, button or key; it never moves by itself (spec §9). */
export function Carousel({
  label,
  children,
  index,
  defaultIndex = 0,
  onIndexChange,
  loop = true,
  indicators = 'dots',
  durationMs = 500,
  gap = 0,
  thresholds = SWIPE_THRESHOLDS,
  ...rest
}: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const current = placeIndex(index ?? ownIndex, count, loop);
  /** Embla cannot go round with two: each is there twice (primitives D2). */
  const copies = loop && count === 2 ? slides : [];
  const { viewport, step } = useCarousel({
    count,
    places: count + copies.length,
    index: current,
    loop: loop && count > 1,
    durationMs,
    thresholds,
    onMove(next, source) {
      setOwnIndex(next);
      onIndexChange?.(next, source);
    },
  });

  return (
    <section {...rest} className={styles.root} aria-roledescription="carousel" aria-label={label}>
      {count > 1 && <Controls count={count} current={current} unseen={indicators === 'none'} onStep={step} />}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live="polite">
          {slides.map((slide, position) => (
            <Slide key={position} name={`第 ${position + 1} 张，共 ${count} 张`} inView={position === current} gap={gap}>
              {slide}
            </Slide>
          ))}
          {copies.map((slide, position) => (
            <Slide key={count + position} inView={false} gap={gap}>
              {slide}
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A slide out of view can be neither reached nor read. Without a name it is a copy, for the eye only. */
function Slide({ name, inView, gap, children }: { name?: string; inView: boolean; gap: number; children: ReactNode }) {
  return (
    <div
      className={styles.slide}
      style={{ marginRight: rem(gap) }}
      role={name ? 'group' : undefined}
      aria-roledescription={name && 'slide'}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      inert={!inView}
    >
      {children}
    </div>
  );
}

type ControlsProps = { count: number; current: number; unseen: boolean; onStep: (by: number) => void };

function Controls({ count, current, unseen, onStep }: ControlsProps) {
  return (
    <div className={unseen ? `${styles.controls} ${styles.unseen}` : styles.controls}>
      <button type="button" className={styles.control} aria-label="上一张" onClick={() => onStep(-1)} />
      <button type="button" className={styles.control} aria-label="下一张" onClick={() => onStep(1)} />
      {Array.from({ length: count }, (_, position) => (
        <span key={position} className={styles.dot} data-current={position === current || undefined} />
      ))}
    </div>
  );
}
