import type { ReactNode } from 'react';
import type { Axis } from '#components/gestures/directionLock.ts';
import { rem } from '#theme/rem.ts';
import * as styles from './Carousel.css.ts';
import { useLiveIndex, type LiveIndex } from './liveIndex.ts';

type CarouselSlideProps = {
  /** Its position, as it is spoken; without a name it is a copy, for the eye only. */
  name: string | undefined;
  /** Where the carousel stands. */
  index: LiveIndex;
  isInView: (index: number) => boolean;
  axis: Axis;
  /** Its length and the gap after it, in px at 375; as long as the carousel by default. */
  size: number | undefined;
  gap: number;
  children: ReactNode;
};

/** A slide out of view can be neither reached nor read (SW.P11). */
export function CarouselSlide({ name, index, isInView, axis, size, gap, children }: CarouselSlideProps) {
  const inView = useLiveIndex(index, isInView);
  return (
    <div
      className={styles.slide}
      style={{
        flexBasis: size === undefined ? undefined : rem(size),
        [axis === 'horizontal' ? 'marginRight' : 'marginBottom']: rem(gap),
      }}
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
