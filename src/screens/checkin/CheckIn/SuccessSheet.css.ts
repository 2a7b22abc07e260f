import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: `${space.x8} ${space.x16}`,
  textAlign: 'center',
});

export const picture = style({
  width: rem(160),
  height: rem(120),
  borderRadius: radius.panel,
  background: `radial-gradient(closest-side, ${color.goldFrom}, transparent)`,
  objectFit: 'contain',
});

export const sentence = style([
  text.nav,
  tabular,
  { marginBlockStart: space.x12, color: color.ink, textWrap: 'balance' },
]);

export const hint = style([text.small, tabular, { marginBlockStart: space.x4, color: color.ink2 }]);
