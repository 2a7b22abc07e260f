import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';

/** Everything of a phone's height that is not this sheet: bar 48, tabs 44. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(92)} - ${safe.top} - ${safe.bottom})`,
});
