import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const rights = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(68)}, 1fr))`,
  rowGap: space.x8,
});

export const right = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(36),
  height: rem(36),
  marginBlockEnd: space.x6,
  borderRadius: `${radius.field} ${radius.field} ${radius.field} ${radius.corner}`,
  background: color.goldTint,
  color: color.goldText,
});

export const name = style([text.meta, { lineHeight: rem(16), fontWeight: 500, color: color.goldDeep }]);

export const line = style([text.meta, { lineHeight: rem(16), color: color.goldText }]);
