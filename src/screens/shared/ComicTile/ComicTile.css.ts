import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const tile = style({ width: rem(104) });

/** What lies on the cover is placed within it. */
export const cover = style({ position: 'relative', display: 'block' });

export const corner = style({ position: 'absolute', top: 0, left: 0, display: 'flex' });
