import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space.x8,
});

export const heading = style([text.heading]);

export const count = style([text.small, { color: color.ink3 }]);

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x8 });

export const row = style([
  wraps,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    minHeight: rem(68),
    padding: space.x12,
    borderRadius: radius.card,
    background: color.ground,
  },
]);

export const icon = style({
  flex: 'none',
  width: rem(44),
  height: rem(44),
  borderRadius: radius.image,
  objectFit: 'cover',
});

export const texts = style([keepsWords, { flex: 1, minWidth: 0 }]);

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x8 });

export const title = style([text.name, oneLine]);

export const content = style([text.meta, tabular, { color: color.ink3, overflowWrap: 'anywhere' }]);

export const code = style([
  text.smallStrong,
  tabular,
  { marginTop: space.x2, color: color.press, overflowWrap: 'anywhere', userSelect: 'all' },
]);

export const action = style({ flex: 'none', maxWidth: '40%', textAlign: 'end' });
