import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const state = style([text.small, { color: vars.color.ink3 }]);
