import { style, styleVariants } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

export const box = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '100%',
  maxWidth: '100%',
  overflow: 'hidden',
  background: vars.color.skeleton,
  // On a phone on its side one as wide as the page would leave no room for a word.
  '@media': { [when.short]: { maxHeight: dvh(60) } },
});

export const radius = styleVariants({
  none: {},
  image: { borderRadius: vars.radius.image },
  icon: { borderRadius: '22%' },
  card: { borderRadius: vars.radius.card },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '&[data-pixelated]': { imageRendering: 'pixelated' } },
});

export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(24),
  background: vars.color.tint,
  color: vars.color.ink4,
});
