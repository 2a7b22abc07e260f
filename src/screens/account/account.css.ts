import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const logo = style({ width: rem(44), height: rem(44) });

/** The cat sits on the edge of the panel: its shadow falls behind it. */
export const cat = style({
  flex: 'none',
  width: rem(164),
  height: rem(123),
  marginInline: `auto ${rem(-12)}`,
  marginBlockEnd: rem(-13),
});

/** Room for one line is kept, so that the button never moves under a finger. */
export const message = style({ minHeight: rem(20) });

/** Reaches into the room that the field above keeps for its message. */
export const intoMessage = style({ position: 'relative', insetBlockStart: rem(-12) });
