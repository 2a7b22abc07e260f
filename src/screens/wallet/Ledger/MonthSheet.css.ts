import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const years = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.x16 });

export const year = style([text.nav, tabular, { minWidth: rem(72), textAlign: 'center', color: color.ink }]);

export const months = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(64)}, 22%), 1fr))`,
  gap: space.x8,
  marginBlockStart: space.x8,
});

export const month = style([
  text.body,
  tabular,
  {
    minHeight: size.touch,
    borderRadius: radius.field,
    background: color.ground,
    color: color.ink,
    selectors: {
      '&[aria-pressed=true]': { background: color.action, color: color.onAction, fontWeight: 600 },
      '&:disabled': { background: 'transparent', color: color.ink3 },
    },
  },
]);
