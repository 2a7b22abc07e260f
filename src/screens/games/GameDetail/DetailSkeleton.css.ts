import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const names = style({ display: 'flex', flexDirection: 'column', gap: space.x8, paddingTop: space.x20 });

/** As high as the price line and the four facts under it. */
export const facts = style({ display: 'grid', alignContent: 'space-evenly', height: rem(113) });

export const shots = style({
  display: 'grid',
  gridAutoColumns: rem(214),
  gridAutoFlow: 'column',
  gap: space.x8,
  overflow: 'hidden',
});

export const lines = style({ display: 'flex', flexDirection: 'column', gap: space.x10 });
