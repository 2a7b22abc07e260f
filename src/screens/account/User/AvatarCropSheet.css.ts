import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x16,
  paddingBlock: `${space.x4} ${space.x12}`,
});

export const hint = style([text.small, { color: color.ink2, textAlign: 'center' }]);

/** Its place is kept, so that nothing jumps when sending begins or fails. */
export const state = style({ minHeight: rem(24) });

export const error = style([text.small, { color: color.dangerText, textAlign: 'center' }]);

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1.5fr', gap: space.x12 });
