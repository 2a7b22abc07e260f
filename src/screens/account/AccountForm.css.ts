import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.x4 });

/** Between the fields and the button; its place is kept, so that the button never moves under a finger. */
export const formError = style([text.small, { minHeight: rem(20), color: color.dangerText }]);

export const hint = style([text.meta, { color: color.ink3 }]);

export const prefilled = style([
  text.meta,
  { display: 'flex', alignItems: 'center', gap: space.x4, minHeight: size.touch, color: color.success },
]);

export const clear = style([
  text.meta,
  { minWidth: size.touch, minHeight: size.touch, color: color.link, textAlign: 'start' },
]);

/** The server's refusal at the left, 忘记密码 at the right, on one line. */
export const forgot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x12 });

export const link = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.link },
]);
