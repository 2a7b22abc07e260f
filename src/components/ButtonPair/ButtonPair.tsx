import type { ComponentPropsWithRef } from 'react';
import * as styles from './ButtonPair.css.ts';

export type ButtonPairProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  /** `weighted` gives the second button one and a half times the width of the first; `equal` is for two actions of the same weight. */
  widths?: keyof typeof styles.widths;
};

/** The one or two buttons at the foot of a dialog: the harmless one first, one above the other with large text. */
export function ButtonPair({ widths = 'weighted', ...rest }: ButtonPairProps) {
  return <div {...rest} className={styles.widths[widths]} />;
}
