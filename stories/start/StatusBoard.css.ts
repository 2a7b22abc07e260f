import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 16,
});

export const figure = style({
  padding: '16px 20px',
  borderRadius: '16px 16px 16px 4px',
  background: vars.color.ground,
  display: 'grid',
  gap: 2,
});

export const number = style({
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.link,
  selectors: { '&[data-is="missing"]': { color: vars.color.dangerText } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const count = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
