import { type ComponentProps } from 'react';
import * as styles from './Dot.css.ts';

export type DotProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children' | 'role'> & {
  /** What is new, as it is spoken; without it the dot is decoration. */
  label?: string;
};

/** Something is new here. */
export function Dot({ label, ...rest }: DotProps) {
  return (
    <span
      {...rest}
      className={styles.root}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    />
  );
}
