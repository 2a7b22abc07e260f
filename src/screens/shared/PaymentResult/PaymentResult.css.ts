import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minHeight: rem(200),
  paddingBlock: `${space.x8} ${space.x16}`,
  textAlign: 'center',
});

export const picture = style({ width: rem(160), height: rem(120), objectFit: 'contain' });

export const sentence = style([text.nav, { marginBlockStart: space.x12, color: color.ink, textWrap: 'balance' }]);

export const hint = style([text.small, { marginBlockStart: space.x4, color: color.ink2 }]);

export const actions = style({ display: 'flex', gap: space.x12 });

/** The way on is wider than the way out. */
globalStyle(`${actions} > :last-child`, { flex: 1.5 });
globalStyle(`${actions} > :first-child:not(:last-child)`, { flex: 1 });
