import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { besideNotch, safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { grounds as groundColors } from './grounds.css.ts';

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

export const top = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  ...besideNotch(space.x8),
  paddingBlock: `calc(${space.x4} + ${safe.top}) ${space.x4}`,
  background: color.night,
  color: color.nightText,
  ...sliding('-100%'),
});

export const heading = style({ flex: 1, minWidth: 0 });

export const panel = style({
  position: 'absolute',
  bottom: 0,
  insetInline: 0,
  zIndex: layer.bar,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x8,
  ...besideNotch(space.x16),
  paddingBlock: `${space.x12} calc(${space.x8} + ${safe.bottom})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.night,
  color: color.nightText,
  ...sliding('100%'),
});

export const pages = style({ display: 'flex', alignItems: 'center', gap: space.x8 });

export const neighbour = style([
  text.small,
  {
    flex: 'none',
    minWidth: size.touch,
    minHeight: size.touch,
    color: color.nightText,
    selectors: { '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' } },
  },
]);

export const light = style({ display: 'flex', alignItems: 'center', gap: space.x12, color: color.nightText2 });

export const looks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x8,
});

export const modes = style({
  display: 'flex',
  flex: 1,
  minWidth: rem(150),
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.night2,
});

export const mode = style({ position: 'relative', flex: 1, display: 'grid', minHeight: size.touch, cursor: 'pointer' });

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

const focused = `${radio}:focus-visible + &`;
const chosen = `${radio}:checked + &`;
const ring = { outline: `2px solid ${color.nightAction}`, outlineOffset: 2 };

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

export const grounds = style({ display: 'flex', flex: 'none' });

export const ground = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  minWidth: size.touch,
  height: size.touch,
  cursor: 'pointer',
});

export const swatch = styleVariants(groundColors, (look) => [
  look,
  {
    width: rem(28),
    height: rem(28),
    borderRadius: '50%',
    boxShadow: `0 0 0 1px ${color.nightText2}`,
    selectors: {
      [chosen]: { boxShadow: `0 0 0 2px ${color.night}, 0 0 0 4px ${color.nightAction}` },
      [focused]: { ...ring, outlineOffset: 5 },
    },
  },
]);

export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' });

export const action = style([
  text.meta,
  tabular,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.x2,
    minHeight: rem(56),
    color: color.nightText2,
    selectors: {
      '&:active': { color: color.nightText },
      '&[aria-pressed=true]': { color: color.nightAction },
      '&:disabled': { opacity: 0.45, cursor: 'default' },
    },
  },
]);
