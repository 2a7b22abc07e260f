import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, radius, shadow, size, space } = vars;

export const root = style({ position: 'absolute', inset: 0, overflow: 'hidden', outline: 'none' });

/** Less light over the pictures alone: the controls stay as bright as they are. */
export const dimmer = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.sticky,
  background: color.night,
  pointerEvents: 'none',
});

/** For keys and screen readers, who have no middle of the screen to tap. */
export const opener = style([
  text.small,
  {
    position: 'absolute',
    bottom: `calc(${space.x16} + ${safe.bottom})`,
    left: '50%',
    zIndex: layer.bar,
    minHeight: size.touch,
    paddingInline: space.x20,
    borderRadius: radius.pill,
    background: color.night,
    color: color.nightText,
    transform: 'translateX(-50%)',
    selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
  },
]);

const floating = {
  position: 'absolute',
  insetInline: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * max(${rem(16)}, ${safe.side}))`,
  marginInline: 'auto',
  borderRadius: radius.pill,
  background: color.night,
  boxShadow: shadow.floating,
  color: color.nightText,
} as const;

/** At the top, for at the bottom it would lie on the end card's buttons. */
export const note = style({
  ...floating,
  top: `calc(${space.x16} + ${safe.top})`,
  gap: space.x4,
  paddingInlineStart: space.x20,
});

/** One way to go on; the last reaches into the round end. */
export const choice = style([
  text.smallStrong,
  {
    flex: 'none',
    minHeight: size.touch,
    paddingInline: space.x12,
    color: color.nightAction,
    selectors: { '&:last-child': { paddingInlineEnd: space.x20 } },
  },
]);

/** Where one is, in a corner, while the controls are away. */
export const counter = style([
  text.micro,
  tabular,
  {
    position: 'absolute',
    right: `calc(${space.x8} + ${safe.side})`,
    bottom: `calc(${space.x8} + ${safe.bottom})`,
    zIndex: layer.sticky,
    padding: `${space.x2} ${space.x8}`,
    borderRadius: radius.pill,
    background: color.night,
    color: color.nightText,
    pointerEvents: 'none',
  },
]);

export const autoBar = style({
  ...floating,
  bottom: `calc(${space.x16} + ${safe.bottom})`,
  gap: space.x8,
  width: rem(300),
  paddingInline: `${space.x16} ${space.x8}`,
});

export const stopAuto = style([
  text.smallStrong,
  { flex: 'none', minWidth: size.touch, minHeight: size.touch, color: color.nightAction },
]);

/** A page that is waited for or missing still has its way back. */
export const bare = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.ground,
});

export const bareBody = style({ flex: 1, display: 'grid', alignContent: 'center' });
