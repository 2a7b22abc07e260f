import { style } from '@vanilla-extract/css';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});
