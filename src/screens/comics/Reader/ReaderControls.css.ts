import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { grounds } from './ReaderScreen.css.ts';

const { color, layer, motion, radius, size, space } = vars;

/** Out of sight it also leaves the tab order; on its way it is seen. */
const sliding = (away: string) => ({
  visibility: 'hidden' as const,
  transform: `translateY(${away})`,
  selectors: { '&[data-open]': { visibility: 'visible' as const, transform: 'none' } },
  '@media': {
    [media.motion]: { transition: `transform ${motion.fade} ${motion.enter}, visibility ${motion.fade}` },
  },
});

const dark = {
  position: 'absolute',
  insetInline: 0,
  zIndex: layer.bar,
  display: 'flex',
  background: color.night,
  color: color.nightText,
} as const;

export const top = style({
  ...dark,
  top: 0,
  alignItems: 'center',
  gap: space.x4,
  ...besideNotch(space.x8),
  paddingBlock: `calc(${space.x4} + ${safe.top}) ${space.x4}`,
  ...sliding('-100%'),
});

export const panel = style({
  ...dark,
  bottom: 0,
  flexDirection: 'column',
  gap: space.x8,
  ...besideNotch(space.x16),
  paddingBlock: `${space.x12} calc(${space.x8} + ${safe.bottom})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  ...sliding('100%'),
});

export const modes = style({
  display: 'flex',
  flex: 1,
  minWidth: rem(150),
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.night2,
});

/** The native control for keys and screen readers, over the whole target, unseen. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const choice = { position: 'relative', display: 'grid', minHeight: size.touch, cursor: 'pointer' } as const;
const focused = `${radio}:focus-visible + &`;
const chosen = `${radio}:checked + &`;
const ring = { outline: `2px solid ${color.nightAction}`, outlineOffset: 2 };

export const mode = style({ ...choice, flex: 1 });

export const modeName = style([
  text.small,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.pill,
    color: color.nightText2,
    whiteSpace: 'nowrap',
    selectors: { [chosen]: { background: color.nightText, color: color.night, fontWeight: 600 }, [focused]: ring },
  },
]);

export const ground = style({ ...choice, placeItems: 'center', width: rem(40), minWidth: size.touch });

const disc = style({
  width: rem(28),
  height: rem(28),
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${color.nightText2}`,
  selectors: {
    [chosen]: { boxShadow: `0 0 0 2px ${color.night}, 0 0 0 4px ${color.nightAction}` },
    [focused]: { ...ring, outlineOffset: 5 },
  },
});

export const swatch = styleVariants(grounds, (look) => [look, disc]);
