import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text as type } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const agreement = style({ display: 'flex', flexDirection: 'column' });

export const label = style([type.small, { color: color.ink2 }]);

export const open = style([
  type.small,
  {
    position: 'relative',
    color: color.link,
    /** Taller to the finger than to the eye, without moving the line. */
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: rem(-12) },
  },
]);

/** Its place is kept, so that the button never moves under a finger. */
export const message = style([type.small, { minHeight: rem(20), marginBlockEnd: space.x8, color: color.dangerText }]);

export const text = style([type.body, { display: 'flex', flexDirection: 'column', gap: space.x16, color: color.ink2 }]);

export const updated = style([type.meta, { color: color.ink3 }]);

export const heading = style([type.name, { marginBlockEnd: space.x4, color: color.ink }]);
