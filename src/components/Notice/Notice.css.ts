import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { lines as clamped, oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';
import { dim } from '../Button/press.css.ts';

const { color, radius, shadow, size, space } = vars;

const base = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: size.touch,
  // Shadows and backgrounds are not painted in forced colours.
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: -1 } },
});

const across = (from: string, to: string) => `linear-gradient(105deg, ${from}, ${to})`;

export const tone = styleVariants(
  {
    plain: { background: color.card, color: color.ink2, boxShadow: shadow.card },
    info: { background: color.tint, color: color.press },
    sky: { background: across(color.washTop, color.monthFrom), color: color.taskText },
    success: { background: color.successTint, color: color.success },
    warning: { background: color.warningTint, color: color.warning },
    danger: { background: color.dangerTint, color: color.dangerText },
    gem: { background: color.gemTint, color: color.gem },
    gold: { background: across(color.goldFrom, color.goldMid), color: color.goldDeep },
    night: { background: color.night, color: color.nightText },
  },
  (look) => [base, look],
);

export const shape = styleVariants({
  strip: { borderRadius: radius.field },
  bar: { justifyContent: 'center', minHeight: rem(32) },
  pill: {
    flexWrap: 'nowrap',
    width: 'fit-content',
    maxWidth: '100%',
    borderRadius: radius.pill,
    boxShadow: shadow.floating,
    '@media': { [when.largeText]: { flexWrap: 'wrap', borderRadius: radius.panel } },
  },
});

/** All of the strip but its action; itself the link or button where the strip is one. */
export const body = style([
  wraps,
  {
    display: 'flex',
    flex: `1 1 ${rem(140)}`,
    alignItems: 'center',
    gap: `${space.x2} ${space.x8}`,
    minWidth: 0,
    minHeight: 'inherit',
    paddingBlock: space.x8,
    paddingInline: space.x12,
    borderRadius: 'inherit',
    textAlign: 'start',
    selectors: {
      [`${shape.bar} > &`]: { flexGrow: 0, flexBasis: 'auto', paddingBlock: space.x6 },
      [`${shape.pill} > &`]: { flexBasis: 'auto', paddingInline: space.x20 },
    },
  },
]);

/** Reaches over the whole strip, so that the action beside it is no part of it and yet no gap is dead. */
export const target = style([
  body,
  dim,
  {
    outlineOffset: -2,
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
]);

export const icon = style({
  display: 'flex',
  flex: 'none',
  // An icon stands beside the first line of what is longer.
  selectors: {
    [`${body}[data-titled] > &`]: { alignSelf: 'start', paddingBlockStart: space.x2 },
    [`${tone.plain} &`]: { color: color.action },
    [`${tone.gold} &`]: { color: color.goldText },
  },
});

export const content = style([keepsWords, { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }]);

export const title = style([text.name, { overflowWrap: 'anywhere' }]);

export const message = style([text.small, { overflowWrap: 'anywhere' }]);

export const cut = styleVariants({
  1: [oneLine],
  2: [clamped.two],
  3: [clamped.three],
});

export const more = style([text.smallStrong, { display: 'flex', flex: 'none', alignItems: 'center' }]);

export const arrow = style({
  display: 'flex',
  flex: 'none',
  selectors: { [`${tone.plain} &`]: { color: color.ink3 } },
});

/** Lies above the strip's target, which takes the presses on whatever here is no control. */
export const end = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.x4,
  marginInlineStart: 'auto',
  paddingInlineEnd: space.x8,
  pointerEvents: 'none',
});

globalStyle(`${end} :is(a, button)`, { pointerEvents: 'auto' });

export const action = style({ display: 'flex', alignItems: 'center', gap: space.x4 });
