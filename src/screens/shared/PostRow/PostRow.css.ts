import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style([
  wraps,
  {
    display: 'flex',
    gap: space.x12,
    padding: space.x12,
    borderRadius: radius.card,
    ':active': { background: color.tint },
  },
]);

export const texts = style([
  keepsWords,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space.x8,
    minWidth: 0,
  },
]);

export const words = style([text.body, lines.two, { color: color.ink, overflowWrap: 'anywhere' }]);

export const line = style([
  wraps,
  text.meta,
  { display: 'flex', alignItems: 'center', gap: space.x6, minWidth: 0, color: color.ink3 },
]);

export const name = style([keepsWords, oneLine, { flex: 1, minWidth: 0 }]);

export const count = style([
  tabular,
  { display: 'inline-flex', flex: 'none', alignItems: 'center', gap: rem(3), marginInlineStart: space.x4 },
]);
