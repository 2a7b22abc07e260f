import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const message = style({ display: 'flex', flexDirection: 'column', gap: space.x4 });
