import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const root = style({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  background: vars.color.night,
  color: vars.color.nightText,
  outline: 'none',
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${appear} ${vars.motion.dialogIn} ${vars.motion.enter}` },
        '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.dialogOut} ${vars.motion.leave} forwards` },
      },
    },
  },
});

export const close = style({
  position: 'absolute',
  top: `calc(${rem(8)} + ${safe.top})`,
  right: `calc(${rem(8)} + ${safe.side})`,
});

export const turner = style({
  position: 'absolute',
  insetInline: 0,
  bottom: `calc(${rem(16)} + ${safe.bottom})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(12),
  width: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.pill,
  background: vars.color.night2,
});

export const counter = style([text.body, { minWidth: rem(56), textAlign: 'center' }]);
