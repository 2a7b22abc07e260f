import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const time = style([text.meta, { marginBottom: space.x12, color: color.ink3, textAlign: 'center' }]);

export const footer = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space.x8 });
