import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';

/** Behind the shell, on desktops only; the browser fetches no picture where it is not displayed. */
export const root = style({
  display: 'none',
  '@media': {
    [media.desktop]: { position: 'fixed', inset: 0, zIndex: -1, display: 'block', overflow: 'hidden', pointerEvents: 'none' },
  },
});

/** Wider than the viewport by what the front layer may move (0.3 × half of it on each side). */
export const layer = style({
  position: 'absolute',
  inset: '-15vh -15vw',
  width: '130vw',
  height: '130vh',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'center',
});
