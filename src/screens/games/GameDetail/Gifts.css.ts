import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: space.x8 });

export const heading = style([text.heading]);

export const count = style([text.small, { color: color.ink3 }]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  minHeight: rem(68),
  padding: space.x12,
  borderRadius: radius.card,
  background: color.ground,
});

export const icon = style({ flex: 'none', width: rem(44), height: rem(44), borderRadius: radius.image, objectFit: 'cover' });

export const texts = style({ flex: 1, minWidth: 0 });

export const title = style([text.name]);

export const content = style([text.meta, tabular, { color: color.ink3, overflowWrap: 'anywhere' }]);

export const code = style([text.meta, tabular, { color: color.ink2, overflowWrap: 'anywhere', userSelect: 'all' }]);

export const state = style([text.small, { flex: 'none', color: color.ink3 }]);
