import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { size, space } = vars;

export const line = style({ marginBlockStart: space.x4 });

export const button = style({ marginBlock: `${space.x16} ${rem(28)}` });

/** The head of the calendar and the names of its weekdays. */
export const month = style({ paddingBlock: `${space.x10} ${rem(42)}` });

export const week = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  height: size.touch,
});
