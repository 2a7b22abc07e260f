import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { lines, oneLine, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, shadow, size, space } = vars;

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
export const place = style([picture, { background: '50% 20% / cover' }]);

/** Night above for the tabs and below for the words, however bright the picture is. */
export const shade = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(180deg, ${color.scrimMid} 0, ${color.scrimMid} ${rem(44)}, ${color.scrimStart} ${rem(110)}, ${color.scrimStart} 34%, ${color.scrimMid} 56%, ${color.scrimEnd} 76%, ${color.night} 100%)`,
});

/** With nothing to lie over it would be bands in the night. */
export const placeShade = style([shade, { selectors: { [`${place}:not([style]) + &`]: { display: 'none' } } }]);

/** The carousel's dots stand below the words. */
export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.x4,
  minWidth: 0,
  padding: `${rem(96)} ${space.x16} ${rem(40)}`,
  '@media': { [when.short]: { paddingTop: rem(56) } },
});

export const fact = style([text.small, oneLine]);

export const title = style([text.display, lines.two, { overflowWrap: 'anywhere' }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x8} ${space.x12}`,
});

export const brief = style([text.small, lines.two, { flex: `1 1 ${rem(160)}`, minWidth: 0 }]);

/** White on the night, as the sun's counterpart. */
export const go = style({ background: color.card, color: color.ink, boxShadow: shadow.floating });
