import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { vars } from '#theme/vars.css.ts';

export const page = style({ padding: rem(16), background: vars.color.card, minHeight: '100dvh' });
export const grid = style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${rem(140)}, 1fr))`, gap: rem(12) });
export const swatch = style({ height: rem(48), borderRadius: vars.radius.field, border: `1px solid ${vars.color.line}` });
export const row = style({ display: 'flex', alignItems: 'center', gap: rem(12), padding: `${rem(6)} 0` });
export const bar = style({ height: rem(16), background: vars.color.sky2, borderRadius: vars.radius.corner });
export const tile = style({ width: rem(72), height: rem(72), background: vars.color.card, border: `1px solid ${vars.color.line}` });
export const code = style({ fontFamily: 'inherit', color: vars.color.ink3, minWidth: rem(96) });
