import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const page = style({
  padding: `${rem(20)} ${rem(16)} ${rem(32)}`,
  background: vars.color.card,
  minHeight: '100dvh',
  display: 'grid',
  gap: rem(24),
  alignContent: 'start',
});
export const group = style({ display: 'grid', gap: rem(12) });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(140)}, 1fr))`,
  gap: `${rem(16)} ${rem(12)}`,
});
export const swatch = style({
  height: rem(56),
  borderRadius: `${rem(12)} ${rem(12)} ${rem(12)} ${rem(2)}`,
  border: `1px solid ${vars.color.line}`,
  marginBottom: rem(6),
});
export const row = style({ display: 'flex', alignItems: 'center', gap: rem(12), padding: `${rem(6)} 0` });
export const rows = style({ display: 'grid', gap: rem(4) });
export const specimen = style({
  display: 'grid',
  gap: rem(2),
  padding: `${rem(10)} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const bar = style({ height: rem(16), background: vars.color.sky2, borderRadius: vars.radius.corner });
export const tile = style({
  height: rem(88),
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  marginBottom: rem(6),
});
export const floor = style({
  padding: rem(24),
  gap: `${rem(32)} ${rem(24)}`,
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  overflow: 'clip',
});
export const lifted = style({
  height: rem(88),
  background: vars.color.card,
  borderRadius: vars.radius.card,
  marginBottom: rem(20),
});
export const code = style({
  fontFamily: 'inherit',
  color: vars.color.ink3,
  minWidth: rem(80),
  overflowWrap: 'anywhere',
});
export const muted = style({ color: vars.color.ink3, overflowWrap: 'anywhere' });
export const curve = style({
  width: rem(120),
  height: rem(120),
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  color: vars.color.action,
  overflow: 'visible',
});

/** One layer above another, as paper on a desk. */
export const stack = style({ display: 'grid', padding: `${rem(8)} 0` });
export const layer = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  padding: `${rem(12)} ${rem(16)}`,
  height: rem(64),
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  selectors: { '& + &': { marginTop: rem(-16) } },
});
