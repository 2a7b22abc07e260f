import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { press } from '../Button/press.css.ts';

export const root = style({ width: '100%', minWidth: 0 });

/** With large text the moves go under the month. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x8}`,
  minHeight: vars.size.touch,
});

export const title = style([text.nav, { flex: 1, fontWeight: 700, whiteSpace: 'nowrap' }]);

export const aside = style([text.small, { minWidth: 0, textAlign: 'end', color: vars.color.ink3 }]);

export const moves = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto', marginInlineEnd: rem(-12) });

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

export const weekday = style([text.meta, { height: rem(32), padding: 0, color: vars.color.ink3, textAlign: 'center' }]);

export const cell = style({ height: vars.size.touch, padding: 0, textAlign: 'center' });

export const day = style([
  press,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.field,
    outlineOffset: -2,
    selectors: { 'button&[aria-disabled="true"]': { cursor: 'default' } },
  },
]);

const discBase = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(32),
  height: rem(32),
  border: '1.5px solid transparent',
  borderRadius: '50%',
  fontSize: rem(15),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-today]': { borderColor: vars.color.action, fontWeight: 700 },
    '[aria-disabled="true"] > &': { color: vars.color.ink3 },
    '&[data-selected]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: 600,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

const strong = (background: string, color: string) => ({
  background,
  color,
  fontWeight: 600,
  // A mark keeps its colour where the day cannot be chosen.
  selectors: { '[aria-disabled="true"] > &:not([data-selected])': { color } },
});

export const disc = styleVariants(
  {
    plain: { color: vars.color.ink },
    done: strong(vars.color.tint, vars.color.press),
    madeUp: strong(vars.color.gemTint, vars.color.gem),
    missed: { ...strong(vars.color.card, vars.color.dangerText), borderColor: vars.color.dangerText, fontWeight: 400 },
    current: strong(vars.color.action, vars.color.onAction),
  },
  (look) => [discBase, look],
);

export type DayTone = keyof typeof disc;
