import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { card as endCard } from './EndCard.css.ts';

const { color, space } = vars;

export const card = endCard;

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(64),
  height: rem(64),
  borderRadius: '50%',
  background: color.gemTint,
  color: color.gem,
  selectors: { '&[data-for=member]': { background: color.goldTint, color: color.goldText } },
});

export const title = style([
  text.heading,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.x4 },
]);

export const amount = style([tabular, { color: color.gem }]);

export const note = style([text.small, tabular, { marginBlockEnd: space.x8, color: color.ink2 }]);

export const balance = style([text.meta, tabular, { color: color.ink3 }]);
