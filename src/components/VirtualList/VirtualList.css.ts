import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

/** The browser's own scroll anchoring would correct the same shift a second time. */
export const root = style({ overflowAnchor: 'none' });

/**
 * All rows lie in the one cell, each as far down as its margin says. Neither `position` nor `transform`: either would have
 * the browser paint each row as a layer of its own.
 */
export const feed = style({ display: 'grid', gridTemplate: '100% / 100%' });

export const row = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  minWidth: 0,
  selectors: { '&:focus-visible': { outlineOffset: rem(-2) } },
});

export const tail = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.bar,
  color: vars.color.ink3,
});

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x8,
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x16}`,
  color: vars.color.link,
  outlineOffset: rem(-2),
  selectors: { '&[aria-disabled]': { color: 'inherit' } },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'flex',
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
});
