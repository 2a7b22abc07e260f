import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  width: '100%',
  minHeight: rem(60),
  paddingInline: space.x16,
  borderRadius: radius.card,
  background: color.tint,
  color: color.press,
  textAlign: 'start',
  selectors: { '&:disabled': { background: color.disabled, color: color.ink3, cursor: 'not-allowed' } },
});

export const icon = style({ flex: 'none' });

export const name = style([text.name, { flex: 1, minWidth: 0 }]);
