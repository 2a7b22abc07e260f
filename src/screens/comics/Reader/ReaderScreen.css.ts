import { style, styleVariants } from '@vanilla-extract/css';
import type { ReaderGround } from '#domain/readerSettings.ts';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, radius, shadow, space } = vars;

const GROUNDS = {
  white: color.card,
  cream: color.goldTint,
  green: color.successTint,
  night: color.night,
} satisfies Record<ReaderGround, string>;

/** What lies behind the pictures and around them. */
export const grounds = styleVariants(GROUNDS, (background) => ({ background }));

export const root = style({ position: 'absolute', inset: 0, overflow: 'hidden', outline: 'none' });

/** Less light over the pictures alone: the controls stay as bright as they are. */
export const dimmer = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.sticky,
  background: color.night,
  pointerEvents: 'none',
});

const floating = {
  position: 'absolute',
  insetInline: 0,
  zIndex: layer.bar,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * max(${rem(16)}, ${safe.side}))`,
  marginInline: 'auto',
} as const;

const bottom = `calc(${space.x16} + ${safe.bottom})`;

const bar = { borderRadius: radius.pill, background: color.night, boxShadow: shadow.floating };

/** For keys and screen readers, who have no middle of the screen to tap. */
export const opener = style({
  ...floating,
  ...bar,
  bottom,
  paddingInline: space.x20,
  selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
});

/** At the top, for at the bottom it would lie on the end card's buttons. */
export const note = style({ ...floating, top: `calc(${space.x16} + ${safe.top})` });

export const autoBar = style({
  ...floating,
  ...bar,
  bottom,
  width: rem(300),
  paddingInline: `${space.x16} ${space.x20}`,
});

/** The page read now, in a corner, while the controls are hidden. */
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

/** A chapter that is loading or missing still has its bar with the way back. */
export const bare = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.ground,
});

/** Around the card behind the last picture; its outline parts it from a white background. */
export const end = style({
  margin: `${space.x24} ${space.x16} calc(${space.x40} + ${safe.bottom})`,
  borderRadius: radius.panel,
  boxShadow: `0 0 0 1px ${color.line}, ${shadow.floating}`,
});

export const cover = style({
  width: rem(96),
  height: rem(128),
  borderRadius: radius.image,
  objectFit: 'cover',
  boxShadow: shadow.floating,
});
