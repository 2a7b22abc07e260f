import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

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

export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  opacity: 0.5,
});

/** Keeps the text on night however bright the cover is. */
export const shade = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(180deg, ${color.scrimMid} 0, ${color.scrimMid} 40%, ${color.night} 100%)`,
});

export const sheet = style({
  position: 'relative',
  minHeight: `calc(${dvh(100)} - ${rem(252)})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
