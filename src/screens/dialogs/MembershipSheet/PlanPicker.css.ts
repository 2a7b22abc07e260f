import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const face = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' });

export const name = style([text.name, { color: color.ink }]);

export const price = style([text.number, tabular, { color: color.goldDeep, overflowWrap: 'anywhere' }]);

export const sign = style([text.name, { marginInlineEnd: rem(1) }]);

/** Its line is kept where nothing is struck through, so that the cards stand level. */
export const origin = style([text.meta, tabular, { minHeight: rem(18), color: color.ink3 }]);

export const perDay = style([text.meta, tabular, { color: color.goldText, textWrap: 'balance' }]);
