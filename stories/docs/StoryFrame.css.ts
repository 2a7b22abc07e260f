import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

// In px: a docs page is as wide as the desk it lies on, and the theme's rem would grow with it.

export const tile = style({ position: 'relative', flex: 'none', display: 'grid', gap: 8, justifyItems: 'start' });

export const device = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 18,
  background: `linear-gradient(160deg, ${vars.color.washMid}, ${vars.color.ground} 60%)`,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${vars.motion.fade}, transform ${vars.motion.fade} ${vars.motion.enter}`,
  selectors: {
    [`${tile}:hover &`]: { boxShadow: vars.shadow.floating, transform: 'translateY(-2px)' },
    [`${tile}:focus-within &`]: { boxShadow: vars.shadow.floating },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: { [`${tile}:hover &`]: { transform: 'none' } },
    },
  },
});

export const frame = style({
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
  background: vars.color.card,
  opacity: 0,
  selectors: { '&[data-loaded]': { opacity: 1 } },
});

export const link = style({
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.color.ink,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  // The whole tile is the link.
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 18 },
    [`${tile}:hover &`]: { color: vars.color.link },
  },
});
