import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

/** The icons, not their targets, stand at the page's side. */
// eslint-disable-next-line screens/own-look -- no layout has a distance below zero
export const pickers = style({ marginInlineStart: rem(-10) });

/** A sensitive word among its surroundings. */
export const word = style({
  borderRadius: radius.tight,
  background: 'none',
  color: color.dangerText,
  fontWeight: 700,
  textDecoration: 'underline wavy',
  textUnderlineOffset: rem(3),
});
