import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const message = style({
  color: vars.color.ink2,
  textAlign: 'center',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** The answer that acts is half as wide again as the one that does not; with large text they stand one above the other. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x12 });

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
