import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.x6 });

/** Its place is kept, so that the button never moves under a finger. */
export const message = style([text.small, { minHeight: rem(20), marginBlockEnd: space.x4, color: color.dangerText }]);
