import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space.x16, padding: space.x16 });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.x12 });

export const names = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });
