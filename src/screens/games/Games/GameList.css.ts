import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  height: rem(72),
  paddingInline: space.x16,
});

export const texts = style({ display: 'flex', flexDirection: 'column', gap: space.x8, minWidth: 0 });
