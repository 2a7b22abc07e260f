import { styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

const sizes = { 12: 12, 14: 14, 16: 16, 18: 18, 20: 20, 22: 22, 24: 24, 26: 26, 32: 32 } as const;

export const size = styleVariants(sizes, (px) => ({ width: rem(px), height: rem(px), flex: 'none' }));
