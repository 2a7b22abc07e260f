import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const line = style([
  text.meta,
  { display: 'flex', alignItems: 'center', gap: space.x8, marginBottom: space.x12, color: color.ink3 },
]);

export const time = style([tabular]);

export const words = style([text.reading, { overflowWrap: 'anywhere' }]);

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });
