import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, shadow } = vars;

/** A halo of the sky around the portrait's ring. */
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

/** On the shoulder of the disc. */
export const camera = style({ position: 'absolute', insetInlineEnd: rem(-8), insetBlockEnd: rem(-4), display: 'grid' });

/** Room for one line is kept, so that nothing jumps when sending begins or fails. */
export const uploadState = style({ minHeight: rem(24) });
