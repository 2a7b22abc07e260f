import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.x16 });

export const cards = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x10 });
