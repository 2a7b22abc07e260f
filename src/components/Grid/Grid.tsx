import { createElement } from 'react';
import { gaps } from '../Stack/gap.css.ts';
import { listRole, type LayoutProps } from '../Stack/LayoutProps.ts';
import * as styles from './Grid.css.ts';

export type GridProps = LayoutProps & {
  /** How many stand side by side, all equally wide. */
  columns: keyof typeof styles.columns;
};

/** Children in equal columns. */
export function Grid({ columns, gap = 'x10', as = 'div', className = '', ...rest }: GridProps) {
  return createElement(as, {
    role: listRole(as),
    ...rest,
    className: `${styles.root} ${gaps[gap]} ${styles.columns[columns]} ${className}`,
  });
}
