import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

export const header = style({
  position: 'relative',
  display: 'flex',
  // With large text the right side takes a line of its own rather than the name's room.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x8}`,
  flex: 'none',
  minHeight: rem(50),
  paddingBlock: `calc(${rem(3)} + ${safe.top}) ${rem(3)}`,
  ...besideNotch(space.x16),
  overflow: 'hidden',
});

/** Drawn 34, 44 to the finger. */
export const home = style({
  position: 'relative',
  display: 'block',
  '::after': { content: '', position: 'absolute', inset: rem(-5) },
});

export const logo = style({ width: rem(34), height: rem(34) });

export const words = style({ position: 'relative', flex: `1 1 ${rem(104)}`, minWidth: 0 });

export const name = style([text.nav, oneLine, { lineHeight: rem(20), color: color.ink }]);

export const greeting = style({ display: 'flex', alignItems: 'center', gap: space.x4, minWidth: 0 });

export const greetingText = style([text.meta, oneLine, { minWidth: 0, lineHeight: rem(16), color: color.ink2 }]);

/** As wide as its widest usual face, so that nothing moves when init answers. */
export const right = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 'none',
  minWidth: rem(88),
  marginInlineStart: 'auto',
  minHeight: size.touch,
  /** The 44 px targets reach into the page's side, their pictures stand on it. */
  selectors: { '&[data-right=account]': { marginInlineEnd: rem(-6) } },
});

export const target = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  color: color.ink,
});

export const count = style({ position: 'absolute', top: rem(3), left: rem(23) });

export const download = style([
  text.smallStrong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x6,
    height: rem(32),
    paddingInline: `${space.x4} ${space.x12}`,
    borderRadius: `${radius.card} ${radius.card} ${radius.card} ${radius.corner}`,
    background: color.card,
    boxShadow: shadow.card,
    color: color.link,
    '::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: 0 },
  },
]);

export const downloadIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(24),
  borderRadius: radius.pill,
  background: `linear-gradient(${color.actionTop}, ${color.actionBottom})`,
  color: color.onAction,
});
