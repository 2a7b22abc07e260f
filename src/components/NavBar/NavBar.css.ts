import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
  alignItems: 'center',
  minHeight: `calc(${vars.size.bar} + ${safe.top})`,
  paddingTop: safe.top,
  ...besideNotch(vars.space.x4),
  color: vars.color.ink,
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.fade}, box-shadow ${vars.motion.fade}` },
  },
  selectors: {
    '&[data-look="solid"]': { background: vars.color.card, boxShadow: `0 1px 0 ${vars.color.line}` },
    '&[data-look="overlay"]': besideNotch(vars.space.x12),
  },
});

export const leading = style({ display: 'flex', justifySelf: 'start', minWidth: rem(44) });

export const title = style({
  textAlign: 'center',
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.fade}` } },
  selectors: { [`${root}[data-look="overlay"] &`]: { opacity: 0 } },
});

export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  justifySelf: 'end',
  gap: vars.space.x8,
  minWidth: rem(44),
});
