import { style } from '@vanilla-extract/css';
import { tabular } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const left = style([tabular, { color: vars.color.ink }]);
