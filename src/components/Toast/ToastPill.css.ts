import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: `translateY(-${rem(8)})` } });
const lift = keyframes({ to: { opacity: 0, transform: `translateY(-${rem(8)})` } });
const bump = keyframes({ '50%': { transform: 'scale(1.3)' } });

export const place = style({
  position: 'absolute',
  // Never less than 16 px from the edges, also where the root font is smaller than at 375.
  insetInline: `max(16px, ${rem(16)})`,
  width: 'fit-content',
  marginInline: 'auto',
  // Above a modal layer the body has lost the pointer (TO.P7).
  pointerEvents: 'auto',
  '@media': { [media.motion]: { transition: `translate ${vars.motion.toast} ${vars.motion.enter}` } },
});

export const pill = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(8),
  minHeight: rem(44),
  padding: `${rem(10)} ${rem(20)} ${rem(10)} ${rem(16)}`,
  borderRadius: rem(22),
  // Transparent, so that forced colours have an edge to draw.
  border: '1px solid transparent',
  background: vars.color.card,
  backgroundClip: 'padding-box',
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  selectors: { '&[data-leaving]': { opacity: 0 } },
  '@media': {
    [media.motion]: {
      animation: `${drop} ${vars.motion.toast} ${vars.motion.enter}`,
      selectors: { '&[data-leaving]': { animation: `${lift} ${vars.motion.toast} ${vars.motion.leave} forwards` } },
    },
  },
});

export const icon = styleVariants(
  { success: vars.color.success, info: vars.color.action, warning: vars.color.warning, error: vars.color.danger },
  // Half the difference to the line height, so that it stands on the first line.
  (color) => ({ flex: 'none', paddingTop: rem(1), color }),
);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const count = style({
  flex: 'none',
  color: vars.color.ink2,
  '@media': { [media.motion]: { animation: `${bump} ${vars.motion.release} ${vars.motion.enter}` } },
});

export const close = style({
  flex: 'none',
  display: 'flex',
  margin: `${rem(-3)} ${rem(-8)} ${rem(-3)} 0`,
  color: vars.color.ink3,
  selectors: {
    '&:not([data-shown], :focus-within)': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
