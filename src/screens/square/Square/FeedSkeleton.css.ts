import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const posts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 });
