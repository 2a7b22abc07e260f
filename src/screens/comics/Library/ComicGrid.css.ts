import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const cell = style({ minWidth: 0, marginBottom: space.x6 });

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x6, marginBottom: space.x6 });

export const cover = style({ display: 'block' });

export const inset = style({ paddingInline: space.x16 });
