import { globalStyle, style } from '@vanilla-extract/css';
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

/** With large text they stand one above the other. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x12 });

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
