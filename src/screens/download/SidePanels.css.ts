import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow } = vars;

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
      height: `min(580px, ${dvh(84)})`,
      // A picture of its own: without a ground its island would stand on the landscape's lighthouse.
      borderRadius: radius.panel,
      background: `linear-gradient(180deg, ${color.washTop}, ${color.card})`,
      boxShadow: shadow.floating,
      objectFit: 'cover',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      selectors: {
        '&[data-side=left]': { insetInlineEnd: `calc(100vw - ${beside} + 24px)` },
        '&[data-side=right]': { insetInlineStart: `calc(100vw - ${beside} + 24px)` },
      },
    },
  },
});
