import { style } from '@vanilla-extract/css';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  padding: space.x12,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  marginBlockStart: space.x12,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.x12 });

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const title = style([text.name, { color: color.ink }]);

export const what = style([text.small, tabular, oneLine, { color: color.ink2 }]);
