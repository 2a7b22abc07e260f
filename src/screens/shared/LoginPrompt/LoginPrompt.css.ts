import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const prompt = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x12,
  padding: `${space.x32} ${space.x16}`,
  textAlign: 'center',
});

export const picture = style({ width: rem(160), height: rem(120) });

export const line = style([text.body, { color: color.ink2 }]);
