import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { panelBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, shadow, size, space } = vars;

/** Below the tabs of 44, above the bottom bar of 56. */
export const panel = style({ ...panelBelow(rem(44 + 56)), paddingBlock: space.x8 });

/** Below the search bar of 52, above the bottom bar of 56. */
export const results = style({ ...panelBelow(rem(52 + 56)), paddingBlock: space.x8 });

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
