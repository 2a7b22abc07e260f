import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

/** When the page opens at this question: under the row of tabs, and of the first in a group the heading still shows. */
export const question = style({ scrollMarginTop: rem(100) });

export const mark = style({ borderRadius: radius.tight, background: color.goldMid, color: color.ink });
