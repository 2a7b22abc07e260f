import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** To both edges of the page: a card cut at the edge says that there are more. */
export const strip = style({
  display: 'flex',
  gap: space.x8,
  marginInline: `calc(-1 * ${space.x16})`,
  // Room for the cards' shadow, which a scroller would cut.
  marginBlock: `calc(-1 * ${space.x4}) calc(-1 * ${space.x16})`,
  padding: `${space.x4} ${space.x16} ${space.x16}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.x16,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
});

export const card = style({
  display: 'flex',
  gap: space.x10,
  width: rem(220),
  padding: space.x8,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  scrollSnapAlign: 'start',
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.x4,
  minWidth: 0,
});

export const title = style([text.name, oneLine]);

export const place = style([text.small, tabular, oneLine, { marginBottom: space.x4, color: color.ink3 }]);
