import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const line = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x10 }]);

export const words = style([keepsWords, { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }]);

/** The name gives way first; the price is always read in full. */
export const alone = style([wraps, text.small, { display: 'flex', minWidth: 0, color: color.ink2 }]);

export const name = style([keepsWords, oneLine, { minWidth: 0 }]);

export const price = style([tabular, { flex: 'none', whiteSpace: 'nowrap' }]);

export const together = style([text.smallStrong, tabular, { color: color.goldText }]);
