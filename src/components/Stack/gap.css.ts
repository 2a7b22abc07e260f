import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The distances of the 4 px grid, as `gap`. */
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));

export type Gap = keyof typeof gaps;

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});

export type Align = keyof typeof aligns;
