import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** Night over the book's own cover; the sheet's round corners lie over its last 16. */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: rem(268),
  marginBottom: rem(-16),
  padding: `calc(${safe.top} + ${rem(64)}) ${space.x16} ${rem(40)}`,
  background: color.night,
  color: color.nightText,
});

export const ground = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  opacity: 0.5,
});

/** Keeps the words at night however bright the cover is. */
export const shade = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(180deg, ${color.scrimMid} 0, ${color.scrimMid} 40%, ${color.night} 100%)`,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.x16 });

export const words = style({
  display: 'flex',
  flex: `1 1 ${rem(150)}`,
  flexDirection: 'column',
  gap: space.x4,
  minWidth: 0,
});

export const title = style([text.title, lines.three, { overflowWrap: 'anywhere' }]);

export const small = style([text.small, oneLine, { color: color.nightText }]);

export const facts = style([
  text.meta,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.x12, color: color.nightText },
]);

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.x6, marginTop: space.x4 });
