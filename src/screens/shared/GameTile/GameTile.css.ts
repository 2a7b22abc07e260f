import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const tile = style({ width: rem(128) });
