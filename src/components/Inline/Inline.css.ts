import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  minWidth: 0,
  selectors: { '&[data-wrap]': { flexWrap: 'wrap' }, '&[data-inline]': { display: 'inline-flex' } },
});
