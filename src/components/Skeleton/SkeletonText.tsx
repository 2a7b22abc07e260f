import { type ComponentProps } from 'react';
import * as styles from './Skeleton.css.ts';
import { cssLength, type SkeletonLength } from './skeletonLength.ts';

export type SkeletonTextProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** In px at 375, or the whole width it is given. */
  width?: SkeletonLength;
  /** Of two the last is shorter; 1. */
  lines?: 1 | 2;
};

/**
 * Stands in for text that is loading: a bar in each line, as high as a line of the text around it. A script may write the
 * text into it before the code that shows them has come, and nothing moves; React leaves what it finds here alone.
 */
export function SkeletonText({ width = 'full', lines = 1, ...rest }: SkeletonTextProps) {
  return (
    <span
      {...rest}
      className={styles.textLines}
      data-lines={lines}
      style={{ width: cssLength(width) }}
      suppressHydrationWarning
    >
      {''}
    </span>
  );
}
