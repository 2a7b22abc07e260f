import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const gift = style({ width: rem(40), height: rem(40) });
