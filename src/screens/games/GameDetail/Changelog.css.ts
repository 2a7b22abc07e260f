import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const heading = style([text.heading, { marginBottom: space.x8 }]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const entry = style({ paddingInlineStart: space.x12, borderInlineStart: `2px solid ${color.tint}` });

export const head = style([text.meta, tabular, { display: 'flex', gap: space.x8, color: color.ink3 }]);

export const version = style({ color: color.ink, fontWeight: 600 });

export const words = style([text.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
