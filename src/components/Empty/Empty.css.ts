import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${vars.space.x32} ${vars.space.x24}`,
  textAlign: 'center',
});

export const picture = style({ width: rem(160), height: rem(120), objectFit: 'contain' });

export const title = style([
  text.body,
  { marginTop: vars.space.x12, color: vars.color.ink2, overflowWrap: 'anywhere' },
]);

export const action = style({ marginTop: vars.space.x16 });
