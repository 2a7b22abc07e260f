import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

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

export const logo = style({ width: rem(34), height: rem(34) });

/** In front of the sun. */
export const names = style({ position: 'relative', flex: `1 1 ${rem(104)}`, minWidth: 0 });

/** As wide as its widest usual content, so that nothing moves when init answers. */
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

export const count = style({ position: 'absolute', top: rem(2), left: rem(22) });

export const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: rem(92),
  width: rem(92),
  height: rem(50),
  overflow: 'visible',
  pointerEvents: 'none',
});

export const halo = style({ fill: color.onPicture, opacity: 0.45 });
export const disc = style({ fill: color.goldFrom });
export const cloud = style({ fill: color.onPicture, opacity: 0.9 });
