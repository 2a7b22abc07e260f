import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const stage = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // Every gesture on the stage is ours: turning, zooming, moving about.
  touchAction: 'none',
  userSelect: 'none',
});

/** How far the finger has pulled the row from the place of the current picture, in px; set on the row. */
export const pulled = '--pulled';

export const row = style({
  display: 'flex',
  height: '100%',
  '@media': {
    [media.motion]: {
      selectors: {
        '&:not([data-dragging])': {
          transition: `transform ${vars.motion.tabs} ${vars.motion.enter}`,
        },
      },
    },
  },
});

export const slide = style({ flex: 'none', display: 'grid', placeItems: 'center', width: '100%', height: '100%' });

export const picture = style({
  width: '100%',
  maxHeight: dvh(100),
  height: 'auto',
  objectFit: 'contain',
  '@media': {
    [media.motion]: {
      selectors: { '&:not([data-moving])': { transition: `transform ${vars.motion.fade} ${vars.motion.enter}` } },
    },
  },
});
