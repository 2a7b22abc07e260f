import { keyframes, style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow } = vars;

/** The poster's true shape; on a low screen it gives way before the buttons do, but stays wide enough for its text. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: `max(min(${rem(252)}, ${dvh(32)}), min(100%, ${rem(160)}))`,
  aspectRatio: '750 / 1120',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.tint,
  boxShadow: shadow.floating,
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  // The base style of pictures forbids it elsewhere; here the long press is the point.
  WebkitTouchCallout: 'default',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  height: rem(26),
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
