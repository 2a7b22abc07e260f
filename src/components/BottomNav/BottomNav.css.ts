import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const crossFade = `background-color ${vars.motion.fade}, color ${vars.motion.fade}, border-color ${vars.motion.fade}`;

export const root = style({
  position: 'relative',
  flex: 'none',
  zIndex: vars.layer.bar,
  ...besideNotch(),
  paddingBottom: safe.bottom,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  color: vars.color.ink3,
  '@media': { [media.motion]: { transition: crossFade } },
  selectors: {
    '&[data-reversed]': {
      borderColor: vars.color.nightLine,
      background: vars.color.night,
      color: vars.color.nightText2,
    },
  },
});

export const list = style({ display: 'flex', height: vars.size.bottomBar });

export const item = style({ flex: 1, minWidth: 0 });

export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  height: '100%',
  outlineOffset: rem(-4),
  selectors: {
    '&[aria-current]': { color: vars.color.action },
    [`${root}[data-reversed] &[aria-current]`]: { color: vars.color.nightAction },
    [`${root}[data-reversed] &:focus-visible`]: { outlineColor: vars.color.nightAction },
  },
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  // Pressed on every page: in a layer of its own that is moved, and nothing is laid out or painted again.
  willChange: 'transform',
  '@media': { [media.motion]: { transition: `transform ${vars.motion.release}` } },
  selectors: { [`${link}:active &`]: { transform: 'scale(.92)', transitionDuration: vars.motion.press } },
});

/** The sun by day, the moon by night: a pale disc behind the current entry, a little to the right and below. */
export const disc = style({
  position: 'absolute',
  zIndex: 0,
  top: rem(4),
  left: rem(8),
  width: rem(22),
  height: rem(22),
  borderRadius: vars.radius.pill,
  background: vars.color.dayDisc,
  selectors: { [`${root}[data-reversed] &`]: { background: vars.color.nightDisc } },
});

export const glyph = style({ position: 'relative' });

export const dot = style({
  position: 'absolute',
  zIndex: 1,
  top: rem(-3),
  right: rem(-4),
  width: rem(12),
  height: rem(12),
  border: `${rem(2)} solid ${vars.color.card}`,
  borderRadius: vars.radius.pill,
  background: vars.color.danger,
  '@media': { [media.motion]: { transition: crossFade } },
  selectors: { [`${root}[data-reversed] &`]: { borderColor: vars.color.night } },
});

export const label = style({
  position: 'relative',
  maxWidth: '100%',
  fontSize: rem(11),
  lineHeight: rem(14),
  fontWeight: 500,
  selectors: { [`${link}[aria-current] &`]: { fontWeight: 700 } },
});
