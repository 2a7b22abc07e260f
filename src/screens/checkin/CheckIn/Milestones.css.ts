import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** Four in a row on a phone, two on a very small one or with large text. */
export const gifts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(76)}, 1fr))`,
  gap: space.x8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const gift = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: rem(92),
  padding: `${space.x10} ${space.x4}`,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  textAlign: 'center',
  selectors: { '&[data-claimable]': { background: color.goldTint } },
});

export const days = style([text.meta, tabular, { color: color.ink2 }]);

export const prize = style([
  text.heading,
  tabular,
  { display: 'flex', alignItems: 'center', gap: space.x4, color: color.gem },
]);

export const words = style([text.smallStrong, { color: color.gem, textWrap: 'balance' }]);

export const way = style([
  text.meta,
  tabular,
  { display: 'grid', placeItems: 'center', minHeight: rem(28), color: color.ink3 },
]);
