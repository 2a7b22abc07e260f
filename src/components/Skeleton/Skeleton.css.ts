import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.6 } });

/** Waits 200 ms, so that a quick answer never flashes one. */
export const root = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: `${vars.color.skeleton} center / cover`,
  animation: `${appear} 1ms 200ms both`,
  '@media': {
    [media.motion]: { animation: `${appear} 1ms 200ms both, ${breathe} 600ms 200ms ease-in-out infinite alternate` },
    [media.forcedColors]: { border: '1px solid' },
  },
});

export const radius = styleVariants({
  text: { borderRadius: rem(6) },
  image: { borderRadius: vars.radius.image },
  card: { borderRadius: vars.radius.card },
  round: { borderRadius: vars.radius.pill },
});
