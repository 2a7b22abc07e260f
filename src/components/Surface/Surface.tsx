import { createElement } from 'react';
import { layoutElementProps, type LayoutProps } from '../Stack/LayoutProps.ts';
import * as styles from './Surface.css.ts';

export type SurfaceProps = Omit<LayoutProps, 'className'> & {
  /** `gold` is for members, `goldTint` the same subdued, `gem` for diamonds. */
  tone?: keyof typeof styles.tone;
  radius?: keyof typeof styles.radius;
};

/**
 * The surface of a thing that is one thing; lists of the same thing are rows, never surfaces on surfaces. With `gap` its
 * children stand one under another; with `padding="none"` pictures bleed to the rounded edge.
 */
export function Surface({ padding = 'x16', tone = 'card', radius = 'card', ...rest }: SurfaceProps) {
  const stacked = rest.gap !== undefined || rest.align !== undefined || rest.justify !== undefined;
  const root = [styles.tone[tone], styles.radius[radius], padding === 'none' && styles.clip, stacked && styles.stack];
  return createElement(rest.as ?? 'div', layoutElementProps(root.filter(Boolean).join(' '), { ...rest, padding }));
}
