import { createElement } from 'react';
import { aligns, gaps, type Align } from './gap.css.ts';
import { listRole, type LayoutProps } from './LayoutProps.ts';
import * as styles from './Stack.css.ts';

export type StackProps = LayoutProps & {
  /** Where children stand across. */
  align?: Align;
};

/** Children one under another. */
export function Stack({ gap = 'x12', align = 'stretch', as = 'div', className = '', ...rest }: StackProps) {
  return createElement(as, {
    role: listRole(as),
    ...rest,
    className: `${styles.root} ${gaps[gap]} ${aligns[align]} ${className}`,
  });
}
