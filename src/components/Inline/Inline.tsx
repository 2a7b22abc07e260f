import { createElement } from 'react';
import { aligns, gaps, type Align } from '../Stack/gap.css.ts';
import { listRole, type LayoutProps } from '../Stack/LayoutProps.ts';
import * as styles from './Inline.css.ts';

export type InlineProps = LayoutProps & {
  /** Where children stand from top to bottom. */
  align?: Align;
  /** Where children stand along the line. */
  justify?: keyof typeof styles.justifies;
  /** Goes on in a new line instead of squeezing. */
  wrap?: boolean;
};

/** Children side by side. */
export function Inline({
  gap = 'x8',
  align = 'center',
  justify = 'start',
  wrap = false,
  as = 'div',
  className = '',
  ...rest
}: InlineProps) {
  return createElement(as, {
    role: listRole(as),
    ...rest,
    'data-wrap': wrap ? '' : undefined,
    className: `${styles.root} ${gaps[gap]} ${aligns[align]} ${styles.justifies[justify]} ${className}`,
  });
}
