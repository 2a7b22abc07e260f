import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { supports } from '#theme/supports.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  // With large text the button goes under the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x8} ${space.x12}`,
  minHeight: rem(72),
  paddingBlock: space.x4,
  paddingInline: space.x16,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${color.action}`, outlineOffset: -2, borderRadius: radius.field },
  },
});

export const texts = style({ flex: `1 1 ${rem(96)}`, minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.x6, minWidth: 0 });

export const name = style([text.name, oneLine, { minWidth: 0, color: color.ink }]);

/** The name is the link, and its surface is the whole row. */
globalStyle(`${name} > a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${name} > a:focus-visible`, { '@supports': { [supports.has]: { outline: 'none' } } });

/** Lets a tap through to the link's surface, over which the price would lie. */
export const line = style({
  display: 'flex',
  // Beside a price too wide for both, the words go under it.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x6,
  minWidth: 0,
  pointerEvents: 'none',
});

export const brief = style([text.meta, oneLine, { flex: `1 1 ${rem(112)}`, minWidth: 0, color: color.ink3 }]);

/** Above the link's surface. */
export const action = style({ position: 'relative', flex: 'none', marginInlineStart: 'auto' });
