import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { lines, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style([
  wraps,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    padding: `${space.x12} ${space.x16}`,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  },
]);

export const picture = style({
  flex: 'none',
  width: rem(56),
  height: rem(56),
  borderRadius: radius.field,
  objectFit: 'contain',
});

export const words = style([
  keepsWords,
  { display: 'flex', flexDirection: 'column', gap: space.x2, flex: 1, minWidth: 0 },
]);

export const title = style([text.name, lines.two, { overflowWrap: 'anywhere' }]);

export const brief = style([text.small, lines.two, { overflowWrap: 'anywhere', color: color.ink2 }]);

export const stock = style([text.meta, tabular, { color: color.ink3 }]);

/** The price above its button. */
export const deal = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.x8,
  flex: 'none',
  maxWidth: '40%',
});
