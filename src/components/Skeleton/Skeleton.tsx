import { type ComponentProps } from 'react';
import * as styles from './Skeleton.css.ts';
import { cssLength, type SkeletonLength } from './skeletonLength.ts';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** In px at 375, or the whole width it is given. */
  width?: SkeletonLength;
  /** In px at 375, or the whole height it is given. */
  height: SkeletonLength;
  radius?: keyof typeof styles.radius;
};

/** The place of something on its way; build the true layout out of these. */
export function Skeleton({ width = 'full', height, radius = 'text', ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={`${styles.root} ${styles.radius[radius]}`}
      style={{ width: cssLength(width), height: cssLength(height) }}
    />
  );
}
