import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const HEAD_HEIGHT = 50;

export const root = style({ position: 'relative', minHeight: '100%' });

export const track = style({
  position: 'relative',
  '@media': {
    [media.motion]: {
      selectors: { '&:not([data-held])': { transition: `transform ${vars.motion.pull} ${vars.motion.enter}` } },
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
  height: rem(HEAD_HEIGHT),
  overflow: 'hidden',
  color: vars.color.ink2,
});

export const sky = style({ width: rem(32), height: rem(28), overflow: 'hidden' });

export const sun = style({ width: rem(32), height: rem(32) });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const rays = style({
  transformOrigin: '16px 16px',
  opacity: 0,
  selectors: {
    [`${root}[data-status="loosing"] &, ${root}[data-status="loading"] &, ${root}[data-status="success"] &`]: { opacity: 1 },
  },
  '@media': {
    [media.motion]: { selectors: { [`${root}[data-status="loading"] &`]: { animation: `${turn} 4s linear infinite` } } },
  },
});

export const disc = style({ fill: vars.color.gold });

export const ray = style({ stroke: vars.color.gold, strokeWidth: 2, strokeLinecap: 'round' });

/** For keyboards and mice: out of sight until it has the focus. */
export const button = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  top: vars.space.x4,
  left: '50%',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x20}`,
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  color: vars.color.press,
  boxShadow: vars.shadow.floating,
  transform: 'translateX(-50%)',
  selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
