import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

// `transform` is its place in the stack; Chromium 103, which does not know `translate`, only fades.
const drop = keyframes({ from: { opacity: 0, translate: `0 -${rem(8)}` } });
const lift = keyframes({ to: { opacity: 0, translate: `0 -${rem(8)}` } });
const bump = keyframes({ '50%': { transform: 'scale(1.3)' } });

export const pill = style({
  position: 'absolute',
  // Never less than 16 px from the edges, also where the root font is smaller than at 375.
  insetInline: `max(16px, ${rem(16)})`,
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(8),
  width: 'fit-content',
  minHeight: rem(44),
  marginInline: 'auto',
  padding: `${rem(10)} ${rem(20)} ${rem(10)} ${rem(16)}`,
  borderRadius: rem(22),
  // Transparent, so that forced colours have an edge to draw.
  border: '1px solid transparent',
  background: vars.color.card,
  backgroundClip: 'padding-box',
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  // Above a modal layer the body has lost the pointer (TO.P7).
  pointerEvents: 'auto',
  selectors: { '&[data-leaving]': { opacity: 0 } },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.toast} ${vars.motion.enter}`,
      animation: `${drop} ${vars.motion.toast} ${vars.motion.enter}`,
      selectors: { '&[data-leaving]': { animation: `${lift} ${vars.motion.toast} ${vars.motion.leave} forwards` } },
    },
  },
});

/** Half the difference to the line height, so that the icon stands on the first line. */
globalStyle(`${pill} > svg`, { marginTop: rem(1) });

const iconColor = {
  success: vars.color.success,
  info: vars.color.action,
  warning: vars.color.warning,
  error: vars.color.danger,
};
for (const [type, color] of Object.entries(iconColor)) {
  // A picture keeps its colours where the reader chose their own; as a sign it is to have theirs.
  globalStyle(`${pill}[data-type="${type}"] > svg`, {
    color,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  });
}

export const text = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const count = style({
  flex: 'none',
  color: vars.color.ink2,
  '@media': {
    [media.motion]: {
      selectors: { '&[data-grown]': { animation: `${bump} ${vars.motion.release} ${vars.motion.enter}` } },
    },
  },
});

/** The close button. */
globalStyle(`${pill} > button`, { margin: `${rem(-3)} ${rem(-8)} ${rem(-3)} 0` });
globalStyle(`${pill} > button:not([data-shown], :focus)`, { position: 'absolute', clipPath: 'inset(50%)' });
