import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x8,
  minHeight: rem(52),
  padding: `${space.x8} ${space.x8} ${space.x8} ${rem(14)}`,
  borderRadius: radius.card,
  background: `linear-gradient(105deg, ${color.goldTint}, ${color.goldMid})`,
});

export const crown = style({ flex: 'none', color: color.goldText });

export const words = style([text.name, { flex: `1 1 ${rem(108)}`, minWidth: 0, color: color.goldDeep }]);
