import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const tile = style({ flex: 'none', width: rem(104), selectors: { '&[data-wide]': { width: 'auto' } } });

export const body = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

export const corner = style({ position: 'absolute', top: 0, left: 0, display: 'flex' });

export const title = style([text.smallStrong, oneLine, { marginTop: space.x6, color: color.ink }]);

export const line = style([text.meta, oneLine, { color: color.ink3 }]);
