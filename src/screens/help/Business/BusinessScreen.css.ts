import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const plane = style({ flex: 'none', width: rem(88), height: rem(88) });

export const picture = style({ width: rem(44), height: rem(44) });
