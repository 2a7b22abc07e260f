import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.x16 });

export const heading = style([text.name, { color: color.ink }]);

/** A warning only to who wants to pay this way. */
export const missing = style({ selectors: { '&[data-chosen]': { color: color.dangerText } } });
