import { styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const size = styleVariants({ 16: 16, 18: 18, 20: 20, 24: 24, 28: 28, 46: 46 }, (edge) => ({
  display: 'inline-block',
  flex: 'none',
  width: rem(edge),
  height: rem(edge),
  verticalAlign: '-0.2em',
}));
