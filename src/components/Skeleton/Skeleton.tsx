import { type ComponentProps } from 'react';
import { rem } from '#theme/lightBlue.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** In px at 375, or the whole width it is given. */
  width?: number | 'full';
  /** In px at 375, or the whole height it is given. */
  height: number | 'full';
  radius?: keyof typeof styles.radius;
};

const lengthOf = (length: number | 'full'): string => (length === 'full' ? '100%' : rem(length));

/** The place of something on its way; build the true layout out of these. */
export function Skeleton({ width = 'full', height, radius = 'text', ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={`${styles.root} ${styles.radius[radius]}`}
      style={{ width: lengthOf(width), height: lengthOf(height) }}
    />
  );
}
