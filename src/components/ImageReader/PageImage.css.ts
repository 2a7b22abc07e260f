import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', userSelect: 'none' });

export const failed = style({ position: 'absolute', inset: 0, background: color.tint, color: color.ink2 });
