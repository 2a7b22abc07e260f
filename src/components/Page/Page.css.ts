import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

/** Fills whatever is positioned around it, the viewport at last: a page never depends on who made its parent tall. */
export const root = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  outline: 'none',
});

const sky = (top: string, middle: string) =>
  `linear-gradient(180deg, ${top} 0, ${middle} ${rem(120)}, ${vars.color.ground} ${rem(300)})`;

export const wash = styleVariants({
  sky: { background: sky(vars.color.washTop, vars.color.washMid) },
  gem: { background: sky(vars.color.gemWash, vars.color.washMid) },
  card: { background: vars.color.card },
  none: {},
});

export const bar = style({
  position: 'relative',
  flex: 'none',
  zIndex: vars.layer.bar,
  selectors: { '&[data-flush]': { position: 'absolute', insetInline: 0, top: 0 } },
});

/** The only scroller of the page: the document never moves, so its bounce and refresh never show (PR.P2). */
export const scroller = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // Where a scrollbar takes room (a desktop's), it takes little.
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.ink4} transparent`,
  ...besideNotch(),
  outlineOffset: rem(-2),
  selectors: { '&:last-child': { paddingBottom: safe.bottom } },
});

export const footer = style({
  position: 'relative',
  flex: 'none',
  zIndex: vars.layer.bar,
  ...besideNotch(vars.space.x16),
  paddingTop: vars.space.x8,
  paddingBottom: `calc(${vars.space.x8} + ${safe.bottom})`,
  background: vars.color.card,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
});
