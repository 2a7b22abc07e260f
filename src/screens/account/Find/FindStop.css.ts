import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const stop = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const title = style([text.heading, { color: color.ink, textWrap: 'balance' }]);

export const words = style([text.body, { marginBlockEnd: space.x8, color: color.ink2, textWrap: 'pretty' }]);
