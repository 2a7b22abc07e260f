import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

/** Room between the window's edge and the shell. */
const beside = `calc((100vw - ${vars.size.shell}) / 2)`;

export const panel = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'fixed',
      insetBlockStart: '50%',
      display: 'block',
      width: `min(320px, calc(${beside} - 48px))`,
      maxHeight: '90dvh',
      objectFit: 'contain',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      selectors: {
        '&[data-side=left]': { insetInlineEnd: `calc(100vw - ${beside} + 24px)` },
        '&[data-side=right]': { insetInlineStart: `calc(100vw - ${beside} + 24px)` },
      },
    },
  },
});
