import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  minHeight: rem(44),
});

export const title = style([text.heading, { minWidth: 0 }]);

export const more = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: rem(44),
    color: color.ink3,
    whiteSpace: 'nowrap',
  },
]);
