import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style({ padding: `${space.x16} ${space.x16} ${space.x12}`, background: color.card });

export const head = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x12 }]);

export const disc = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: radius.pill,
  selectors: {
    '&[data-kind=coin]': { background: color.gemTint },
    '&[data-kind=vip]': { background: color.goldTint, color: color.goldText },
  },
});

export const words = style([keepsWords, { flex: 1, minWidth: 0 }]);

export const title = style([text.name, lines.two, { color: color.ink, overflowWrap: 'anywhere' }]);

export const meta = style([text.meta, tabular, { color: color.ink3 }]);

export const figures = style({ flex: 'none', textAlign: 'right' });

export const price = style([text.heading, tabular, { lineHeight: rem(22), color: color.ink }]);

export const state = style([
  text.meta,
  {
    color: color.ink3,
    selectors: {
      '&[data-state="0"]': { color: color.warning, fontWeight: 600 },
      '&[data-state="1"]': { color: color.success },
      '&[data-state="4"]': { color: color.dangerText },
    },
  },
]);

/** Taller to the finger than to the eye: upwards, for below it there may be buttons. */
export const number = style([
  text.meta,
  tabular,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x4,
    maxWidth: `calc(100% - ${rem(40)} - ${space.x12})`,
    marginBlockStart: space.x4,
    // Under the words, past the disc.
    marginInlineStart: `calc(${rem(40)} + ${space.x12})`,
    color: color.ink3,
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `${rem(-18)} ${rem(-8)}` },
  },
]);

export const numberText = style([oneLine, { minWidth: 0 }]);
