import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow } = vars;

export const hero = style({ position: 'relative', isolation: 'isolate', containerType: 'inline-size' });

/** The pictures of the side panels, small beside the icon and behind the text; a desktop has them outside the shell. */
export const scene = style({
  position: 'absolute',
  insetBlockStart: rem(-14),
  zIndex: -1,
  width: rem(76),
  height: rem(171),
  pointerEvents: 'none',
  selectors: { '&[data-side=left]': { insetInlineStart: rem(-8) }, '&[data-side=right]': { insetInlineEnd: rem(-8) } },
  '@media': { [media.desktop]: { display: 'none' } },
  // With large text there is no room beside the icon.
  '@container': { [`(max-width: ${rem(240)})`]: { display: 'none' } },
});

export const logo = style({ width: rem(96), height: rem(96) });

/** Room between the window's edge and the shell. */
const beside = `calc((100vw - ${vars.size.shell}) / 2)`;

/** At both sides of the shell, on a desktop. */
export const sidePanel = style({
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
