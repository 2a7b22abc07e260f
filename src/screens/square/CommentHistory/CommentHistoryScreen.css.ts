import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';

/** Everything of a phone's height that is not this sheet: bar 48, tabs 44. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(92)} - env(safe-area-inset-top) - env(safe-area-inset-bottom))`,
});
