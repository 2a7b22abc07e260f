import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

/** So high that a swipe finds it below a short list: what is left of a phone under bar 48, code card 112 and tabs 44. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(48 + 112 + 44)} - ${safe.top} - ${safe.bottom})`,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `${space.x12} ${space.x16} ${space.x24}`,
});
