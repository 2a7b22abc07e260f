import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x16,
  padding: `${space.x16} ${space.x16} ${space.x32}`,
});

export const hero = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x4,
  paddingBlock: `${space.x8} ${space.x4}`,
  textAlign: 'center',
  containerType: 'inline-size',
});

/** The panels of the desktop, small beside the icon; there they stand outside the shell. */
export const scene = style({
  position: 'absolute',
  insetBlockStart: rem(-14),
  width: rem(76),
  height: rem(171),
  pointerEvents: 'none',
  selectors: { '&[data-side=left]': { insetInlineStart: rem(-8) }, '&[data-side=right]': { insetInlineEnd: rem(-8) } },
  '@media': { [media.desktop]: { display: 'none' } },
  // With large text there is no room beside the icon.
  '@container': { [`(max-width: ${rem(240)})`]: { display: 'none' } },
});

export const logo = style({ width: rem(96), height: rem(96) });

/** Words lie over the scenes where both are wide. */
export const name = style([text.title, { position: 'relative', marginBlockStart: space.x8, color: color.ink }]);

export const facts = style([text.small, { position: 'relative', color: color.ink2 }]);

export const line = style([text.small, { position: 'relative', color: color.ink2 }]);

export const qr = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

/** In the place of what could be done with a build. */
export const soon = style([text.small, { color: color.ink2, textAlign: 'center' }]);
