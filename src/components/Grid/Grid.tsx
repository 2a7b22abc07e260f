import { createElement } from 'react';
import { layoutElementProps, type LayoutProps } from '../Stack/LayoutProps.ts';
import * as styles from './Grid.css.ts';

export type GridProps = LayoutProps &
  (
    | {
        /** How many stand side by side, all equally wide; twice as many on a phone on its side. */
        columns: keyof typeof styles.columns;
        minColumn?: undefined;
      }
    | {
        columns?: undefined;
        /** In place of `columns`: as many as fit, none narrower than this in px at 375, and all of the width taken. */
        minColumn: keyof typeof styles.minColumn;
      }
  );

/** Children in equal columns. */
export function Grid({ columns, minColumn, gap = 'x10', ...rest }: GridProps) {
  const template = columns === undefined ? styles.minColumn[minColumn] : styles.columns[columns];
  return createElement(rest.as ?? 'div', layoutElementProps(`${styles.root} ${template}`, { ...rest, gap }));
}
