import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const patterns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(440px, 1fr))',
  gap: '32px 40px',
});

export const pattern = style({ display: 'flex', alignItems: 'flex-start', gap: 20 });

export const about = style({ display: 'grid', gap: 8, minWidth: 0 });

export const name = style({ fontSize: 17, lineHeight: '26px', fontWeight: 700 });

export const users = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const user = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: '0 10px',
  borderRadius: 8,
  background: vars.color.tint,
  color: vars.color.press,
  fontSize: 13,
  lineHeight: '20px',
});
