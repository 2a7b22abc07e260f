import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, space } = vars;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.x8,
  padding: `calc(${space.x12} + env(safe-area-inset-top)) ${space.x24} ${space.x24}`,
  background: color.scrimEnd,
  color: color.onPicture,
  textAlign: 'end',
});

export const arrow = style({
  width: rem(80),
  height: rem(80),
  fill: 'none',
  stroke: color.onPicture,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const words = style([text.heading]);

/** The sentence breaks between its two acts, never inside one. */
export const unbroken = style({ display: 'inline-block' });

export const why = style([text.body, { marginBlockEnd: space.x16, color: color.nightText }]);
