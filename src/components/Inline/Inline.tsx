import { createElement } from 'react';
import { layoutElementProps, type LayoutProps } from '../Stack/LayoutProps.ts';
import * as styles from './Inline.css.ts';

export type InlineProps = LayoutProps & {
  /** Goes on in a new line instead of squeezing. */
  wrap?: boolean;
  /** Stands among the words of a text. */
  inline?: boolean;
};

/** Children side by side. */
export function Inline({ gap = 'x8', align = 'center', wrap = false, inline = false, ...rest }: InlineProps) {
  return createElement(rest.as ?? 'div', {
    ...layoutElementProps(styles.root, { ...rest, gap, align }),
    'data-wrap': wrap ? '' : undefined,
    'data-inline': inline ? '' : undefined,
  });
}
