import { style } from '@vanilla-extract/css';
import { leavesPicture, stepsAside } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const chest = style([stepsAside, { flex: 'none', width: rem(104), height: rem(92), objectFit: 'contain' }]);

export const entryPicture = style({ width: rem(40), height: rem(40) });

export const goodsPicture = style({
  width: rem(56),
  height: rem(56),
  borderRadius: radius.field,
  objectFit: 'contain',
});

export const gift = style({
  minHeight: rem(136),
  selectors: {
    '&[data-kind=newbie]': { background: `linear-gradient(150deg, ${color.dangerTint}, ${color.card} 72%)` },
  },
});

export const giftPicture = style({ flex: 'none', width: rem(52), height: rem(52) });

export const invite = style({
  borderRadius: radius.panel,
  background: `linear-gradient(100deg, ${color.washTop}, ${color.monthFrom})`,
  color: color.taskText,
});

export const friend = style({
  width: rem(36),
  height: rem(36),
  border: `2px solid ${color.card}`,
  borderRadius: radius.pill,
  background: color.tint,
  objectFit: 'cover',
  selectors: { '& + &': { marginInlineStart: rem(-10) } },
});

/** The invitation code as on a ticket, with the button that copies it. */
export const ticket = style({
  minHeight: rem(56),
  padding: `${space.x8} ${space.x4} ${space.x8} ${space.x16}`,
  borderRadius: `${radius.card} ${radius.card} ${radius.card} ${radius.corner}`,
  background: color.card,
});

export const code = style([
  text.title,
  tabular,
  { display: 'block', overflowWrap: 'anywhere', color: color.ink, letterSpacing: '.06em', userSelect: 'text' },
]);

export const banner = style({ position: 'relative', display: 'block', overflow: 'hidden', borderRadius: radius.card });

export const caption = style([
  leavesPicture,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    padding: `${rem(28)} ${space.x12} ${space.x8}`,
    background: `linear-gradient(180deg, ${color.scrimStart} 0, ${color.scrimMid} 48%, ${color.scrimEnd})`,
    color: color.onPicture,
  },
]);
