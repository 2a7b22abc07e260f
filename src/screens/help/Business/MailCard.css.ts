import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x8,
  margin: `0 ${space.x16}`,
  padding: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const label = style([text.small, { color: color.ink3 }]);

export const address = style([text.heading, { overflowWrap: 'anywhere', userSelect: 'all' }]);

export const none = style([text.body, { color: color.ink2 }]);

/** With large text they stand one above the other. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x12, marginTop: space.x4 });

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
