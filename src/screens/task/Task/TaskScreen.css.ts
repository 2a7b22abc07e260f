import { style } from '@vanilla-extract/css';
import { stepsAside } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';

export const chest = style([stepsAside, { flex: 'none', width: rem(108), height: rem(108) }]);

export const icon = style({
  width: rem(44),
  height: rem(44),
  objectFit: 'contain',
  selectors: { '&[data-done]': { opacity: 0.6 } },
});
