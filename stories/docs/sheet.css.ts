import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

// In px: a docs page is as wide as the desk it lies on, and the theme's rem would grow with it.

const NARROW = 'screen and (max-width: 720px)';

export const sheet = style({
  maxWidth: 1080,
  margin: '0 auto',
  color: vars.color.ink,
  fontSize: 15,
  lineHeight: '26px',
  textAlign: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
});

/** As wide as there is room, for walls and boards. */
export const wide = style({ maxWidth: 1600 });

globalStyle(`.sbdocs-content:has(${sheet})`, { maxWidth: 'none' });
globalStyle(`.sbdocs-wrapper:has(${sheet})`, {
  padding: '48px 40px 96px',
  '@media': { [NARROW]: { padding: '24px 16px 64px' } },
});

export const head = style({ display: 'grid', gap: 12, maxWidth: 720 });
export const trail = style({ fontSize: 13, lineHeight: '20px', color: vars.color.ink3 });
export const title = style({
  fontSize: 36,
  lineHeight: '48px',
  fontWeight: 700,
  letterSpacing: '-.01em',
  '@media': { [NARROW]: { fontSize: 28, lineHeight: '36px' } },
});
export const lead = style({ fontSize: 17, lineHeight: '30px', color: vars.color.ink2 });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const heading = style({ fontSize: 20, lineHeight: '28px', fontWeight: 700 });
export const note = style({ fontSize: 13, lineHeight: '20px', color: vars.color.ink3 });
export const code = style({
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: '.867em',
  overflowWrap: 'anywhere',
});

globalStyle(`${sheet} :is(p, th) a`, {
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationColor: vars.color.sky,
});

export const scroll = style({
  overflowX: 'auto',
  borderRadius: 16,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.card,
});

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14, lineHeight: '22px' });

globalStyle(`${table} :is(th, td)`, {
  padding: '10px 16px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, {
  borderTop: 0,
  fontSize: 13,
  fontWeight: 600,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: '28px 20px' });

export const chip = style({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: '8px 8px 8px 2px',
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: vars.color.tint,
  color: vars.color.press,
  selectors: {
    '&[data-is="missing"]': { background: vars.color.dangerTint, color: vars.color.dangerText },
    '&[data-is="declared"]': { background: vars.color.quiet, color: vars.color.ink3 },
    '&[data-is="good"]': { background: vars.color.successTint, color: vars.color.success },
  },
});

export const list = style({ listStyle: 'decimal', paddingInlineStart: 24, display: 'grid', gap: 8, maxWidth: 760 });
