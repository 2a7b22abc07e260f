import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  padding: '12px 0',
  background: vars.color.card,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});

export const choice = style({
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 22,
  fontSize: 14,
  lineHeight: '22px',
  background: vars.color.quiet,
  color: vars.color.ink2,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.action, color: vars.color.onAction, fontWeight: 600 },
  },
});

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

export const rowHead = style({ display: 'flex', alignItems: 'baseline', gap: 12 });

/** One screen's states side by side; the strip scrolls, the wall does not. */
export const strip = style({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  padding: '4px 4px 16px',
  margin: '0 -4px',
  scrollSnapType: 'x proximity',
});
