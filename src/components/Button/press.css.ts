import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

/** Says "felt": shrinks at once under the finger and lets go a little slower. */
export const press = style({
  // Its own look instead of the dimming that every other button has.
  ':active': { opacity: 1 },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.release} ${vars.motion.enter}`,
      selectors: {
        '&:active:not(:disabled, [aria-disabled="true"])': {
          transform: 'scale(.97)',
          transitionDuration: vars.motion.press,
        },
      },
    },
  },
});

/**
 * Says "felt" where nothing may shrink: a link over a whole card would be taken from under the finger. Every tap needs
 * something that looks different, or it counts as unanswered until what it opens is painted.
 */
export const dim = style({ ':active': { opacity: 0.7 } });
