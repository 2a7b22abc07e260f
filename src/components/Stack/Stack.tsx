import { createElement } from 'react';
import { layoutElementProps, type LayoutProps } from './LayoutProps.ts';
import * as styles from './Stack.css.ts';

export type StackProps = LayoutProps;

/** Children one under another. */
export function Stack({ gap = 'x12', ...rest }: StackProps) {
  return createElement(rest.as ?? 'div', layoutElementProps(styles.root, { ...rest, gap }));
}
