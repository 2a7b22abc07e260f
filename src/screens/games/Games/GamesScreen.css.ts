import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const search = style({ paddingInline: space.x16, paddingBottom: space.x4 });

/** Games are rows on one white sheet, not cards (look.md §6). */
export const panel = style({
  minHeight: rem(320),
  paddingBottom: space.x16,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
