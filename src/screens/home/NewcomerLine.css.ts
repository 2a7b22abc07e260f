import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x8,
  minHeight: rem(44),
  paddingInline: space.x12,
  borderRadius: radius.field,
  background: `linear-gradient(105deg, ${color.goldFrom}, ${color.goldMid})`,
  color: color.goldDeep,
});

export const gift = style({ flex: 'none', width: rem(28), height: rem(28) });

export const words = style([text.smallStrong, { flex: 1, minWidth: 0 }]);
