import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x12,
  padding: `${space.x12} ${space.x16}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
});

export const words = style({ flex: `1 1 ${rem(112)}`, minWidth: 0 });

export const amount = style([text.number, tabular, { color: color.gem, overflowWrap: 'anywhere' }]);

export const line = style([text.meta, { display: 'flex', alignItems: 'center', gap: space.x6, color: color.ink3 }]);

export const more = style([
  text.meta,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    color: color.link,
    '::after': { content: '', position: 'absolute', insetInline: rem(-8), insetBlock: rem(-13) },
  },
]);
