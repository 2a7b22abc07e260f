import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100%',
  // A little above the middle, where the eye looks for it.
  padding: `${space.x16} ${space.x16} ${space.x40}`,
  textAlign: 'center',
});

export const picture = style({ width: rem(200), height: rem(150) });

export const title = style([text.heading, { marginBlockStart: space.x16, color: color.ink }]);

export const line = style([text.body, { marginBlockStart: space.x4, color: color.ink2 }]);

export const actions = style({ display: 'flex', gap: space.x12, marginBlockStart: space.x24 });
