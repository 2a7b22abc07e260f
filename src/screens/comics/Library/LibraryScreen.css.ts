import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, shadow, size, space } = vars;

/** A white sheet as high as the rest of a phone, of which `above` and the bottom bar of 56 take their part. */
const sheet = (above: number) => ({
  minHeight: `calc(${dvh(100)} - ${rem(above + 56)} - ${safe.top} - ${safe.bottom})`,
  paddingBlock: space.x8,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});

/** Below the tabs. */
export const panel = style(sheet(44));

/** Below the search bar. */
export const results = style(sheet(52));

/** On the line of the tabs' text, under which the arc stands. */
export const raised = style({ display: 'flex', transform: `translateY(${rem(-4)})` });

/** Its round corners lie over the night's last 20. */
export const overHero = style({
  position: 'relative',
  marginTop: `calc(-1 * ${space.x20})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.ground,
});

/** Begins under the tabs, at the very top of the screen, and ends under the sheet's round corners. */
export const hero = style({
  marginTop: `calc(-1 * (${size.touch} + ${safe.top}))`,
  paddingBottom: space.x20,
  background: color.night,
});

export const slide = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: `calc(${rem(326)} + ${safe.top})`,
  '@media': { [when.short]: { minHeight: dvh(70) } },
  overflow: 'hidden',
  background: color.night,
  color: color.onPicture,
});

export const picture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

/** The picture slot of the skeleton (`skeletonSlots.ts`). */
export const pictureSlot = style([picture, { background: '50% 20% / cover' }]);

/** Night above for the tabs and below for the text, however bright the picture is. */
export const shade = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(180deg, ${[
    `${color.scrimMid} 0`,
    `${color.scrimMid} ${rem(44)}`,
    `${color.scrimStart} ${rem(110)}`,
    `${color.scrimStart} 34%`,
    `${color.scrimMid} 56%`,
    `${color.scrimEnd} 76%`,
    `${color.night} 100%`,
  ].join(', ')})`,
});

/** With nothing to lie over it would be bands in the night. */
export const slotShade = style([shade, { selectors: { [`${pictureSlot}:not([style]) + &`]: { display: 'none' } } }]);

/** The tabs stand above the text, the carousel's dots below it. */
export const slideText = style({
  padding: `${rem(96)} ${space.x16} ${rem(40)}`,
  '@media': { [when.short]: { paddingTop: rem(56) } },
});

/** White on the night. */
export const go = style({ background: color.card, color: color.ink, boxShadow: shadow.floating });

export const continueCard = style({ width: rem(220) });

/** Room for two digits, so that all covers stand in one column. */
export const rank = style({ width: rem(24) });
