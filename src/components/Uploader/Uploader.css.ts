import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** Disabled buttons do not keep an item from being carried. */
export const root = style({ selectors: { '&[data-disabled]': { pointerEvents: 'none' } } });

export const hint = style([text.meta, { marginBlockStart: space.x8, minHeight: rem(18), color: color.ink3 }]);
