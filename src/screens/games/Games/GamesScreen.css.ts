import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const search = style({ padding: `${space.x4} ${space.x16}` });

/** Everything of a phone's height that is not this sheet: header 50, search 48, tabs 44, bottom bar 56. */
const AROUND = rem(50 + 48 + 44 + 56);

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingRight: space.x16,
});

/** What the list is narrowed to; a tap lets go of it. */
export const tag = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x4,
    minHeight: rem(44),
    minWidth: 0,
    color: color.press,
    fontWeight: 500,
  },
]);

export const word = style([oneLine]);

/** Games are rows on one white sheet, not cards (look §6); it reaches the bottom bar even with one row. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${AROUND} - ${safe.top} - ${safe.bottom})`,
  paddingBottom: space.x16,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
