import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const author = style({ display: 'flex', alignItems: 'center', gap: space.x8 });

export const lines = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space.x8, minWidth: 0 });

export const comment = style({ display: 'flex', gap: space.x10, padding: `${space.x12} ${space.x16}` });
