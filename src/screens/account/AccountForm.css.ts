import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.x6 });

/** 忘记密码 at the right of the line that the password's message keeps free. */
export const forgot = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: rem(-24) });

export const link = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.link },
]);

/** The agreement below keeps out of reach of the finger that clears. */
export const prefilled = style([
  text.meta,
  { display: 'flex', gap: space.x4, marginBlockEnd: space.x8, color: color.success },
]);

/** A code that is nobody's: no error, for it stops nobody. */
export const unknownCode = style([prefilled, { color: color.ink2 }]);

/** Taller to the finger than to the eye. */
export const clear = style([
  text.meta,
  {
    position: 'relative',
    color: color.link,
    '::after': { content: '', position: 'absolute', insetInline: rem(-10), insetBlock: rem(-13) },
  },
]);
