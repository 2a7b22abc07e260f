import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, motion, radius, shadow, space } = vars;

export const portrait = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: `${space.x12} ${space.x20}`,
});

/** The whole of it takes the tap, words included. */
export const button = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x8,
  borderRadius: radius.card,
  transition: `scale ${motion.release}`,
  ':active': { scale: '.97', transitionDuration: motion.press },
});

/** A halo of the sky around the ring. */
export const halo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(84),
  height: rem(84),
  borderRadius: '50%',
  background: `linear-gradient(${color.dayDisc}, ${color.sky})`,
  boxShadow: shadow.floating,
});

/** On the shoulder of the disc, its lower left corner tightened like every badge's. */
export const camera = style({
  position: 'absolute',
  insetInlineEnd: rem(-8),
  insetBlockEnd: rem(-4),
  display: 'grid',
  placeItems: 'center',
  width: rem(32),
  height: rem(32),
  border: `2px solid ${color.card}`,
  borderRadius: `${rem(16)} ${rem(16)} ${rem(16)} ${rem(4)}`,
  background: `linear-gradient(${color.actionTop}, ${color.actionBottom})`,
  color: color.onAction,
});

export const change = style([text.small, { color: color.link }]);
