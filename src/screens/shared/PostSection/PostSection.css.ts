import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const item = style({
  selectors: { '& + &': { boxShadow: `inset 0 1px 0 ${vars.color.line}` } },
});
