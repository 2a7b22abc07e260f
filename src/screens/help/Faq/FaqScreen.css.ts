import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const search = style({ padding: `${space.x4} ${space.x16} ${space.x8}` });

export const group = style({ padding: `${space.x12} ${space.x16} ${space.x4}` });

export const heading = style([text.heading, { marginBottom: space.x8 }]);

export const results = style({ padding: `${space.x8} ${space.x16}` });

export const count = style([text.small, { marginBottom: space.x8, color: color.ink2 }]);

/** When the page opens at this question: under the row of tabs, and of the first in a group the heading still shows. */
export const question = style({ scrollMarginTop: rem(100) });

export const answer = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.x8 });

export const mark = style({ borderRadius: radius.tight, background: color.goldMid, color: color.ink });

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x16, padding: space.x16 });
