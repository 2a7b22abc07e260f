import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  // Three in a row, two where large text makes the controls on them larger.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(72)}, calc((100% - 2 * ${vars.space.x8}) / 3)), 1fr))`,
  gap: vars.space.x8,
});

export const item = style({
  position: 'relative',
  minWidth: 0,
  // A resting finger must not select the words around it or ask for a preview of the picture.
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-lifted]': { zIndex: 1, scale: '1.06', borderRadius: vars.radius.image, boxShadow: vars.shadow.floating },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '[data-sorting] > &': { transition: `transform ${vars.motion.fade} ${vars.motion.enter}` },
        '&[data-lifted]': { transition: `scale ${vars.motion.release} ${vars.motion.enter}` },
      },
    },
  },
} as never);

export const trailing = style({ minWidth: 0 });
