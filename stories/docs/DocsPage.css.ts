import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 48,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 });

export const guide = style({ display: 'grid', gap: 12 });

export const card = style({
  padding: '16px 20px',
  borderRadius: 16,
  background: vars.color.ground,
  display: 'grid',
  gap: 4,
});

export const cardTitle = style({
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  color: vars.color.link,
  selectors: {
    '&[data-tone="avoid"]': { color: vars.color.dangerText },
    '&[data-tone="quiet"]': { color: vars.color.ink3 },
  },
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  alignItems: 'baseline',
});

export const key = style({
  justifySelf: 'start',
  padding: '0 8px',
  borderRadius: 6,
  border: `1px solid ${vars.color.edge}`,
  borderBottomWidth: 2,
  background: vars.color.card,
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: '22px',
});
