import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';
import { press } from '../Button/press.css.ts';

/** Of the head, in px at 375 (spec §9). */
export const HEAD_HEIGHT = 50;

/** How far the sun is up, from 0 to 1; set on the head. */
export const risen = '--risen';

export const root = style({
  position: 'relative',
  minHeight: '100%',
  // What a finger moves would make its scroller longer at every step, and the scroller is painted again for that.
  selectors: { '&[data-held]': { overflowY: 'clip' } },
});

export const track = style({
  position: 'relative',
  '@media': {
    [media.motion]: {
      selectors: {
        [`${root}:not([data-held]) > &`]: { transition: `transform ${vars.motion.pull} ${vars.motion.enter}` },
      },
    },
  },
});

/** Just above the content, out of sight until the content is pulled down. */
export const head = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x8,
  overflow: 'hidden',
  color: vars.color.ink2,
});

export const sky = style({ width: rem(32), height: rem(28), overflow: 'hidden' });

export const sun = style({
  width: rem(32),
  height: rem(32),
  transform: `translateY(calc((1 - var(${risen}, 0)) * 100%))`,
  selectors: { [`${root}[data-status="loading"] &, ${root}[data-status="success"] &`]: { transform: 'none' } },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const rays = style({
  transformOrigin: '16px 16px',
  opacity: 0,
  selectors: {
    [`${root}[data-status="loosing"] &, ${root}[data-status="loading"] &, ${root}[data-status="success"] &`]: {
      opacity: 1,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: { [`${root}[data-status="loading"] &`]: { animation: `${turn} 4s linear infinite` } },
    },
  },
});

export const disc = style({ fill: vars.color.gold });

export const ray = style({ stroke: vars.color.gold, strokeWidth: 2, strokeLinecap: 'round' });

/** Where a mouse and a column with something beside it are. */
const BESIDE = `${media.desktop} and ${media.finePointer}`;

/** The lower right corner of the scroller, wherever it is scrolled; takes no room. */
export const corner = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  top: `calc(100% - ${rem(64)})`,
  height: 0,
});

/**
 * In sight beside the column where there is a mouse and room for it, so that it lies on nothing; elsewhere only once it has
 * the focus (PR.P6).
 */
export const button = style([
  press,
  {
    position: 'absolute',
    right: vars.space.x16,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    borderRadius: '50%',
    background: vars.color.card,
    color: vars.color.press,
    boxShadow: vars.shadow.floating,
    '@media': {
      [BESIDE]: {
        position: 'fixed',
        right: 'auto',
        bottom: rem(24),
        left: `calc(50% + ${vars.size.shell} / 2 + ${rem(16)})`,
      },
      [`not all and ${media.finePointer}, not all and ${media.desktop.replace('screen and ', '')}`]: {
        selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
      },
    },
  },
]);
