import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  paddingBlock: space.x8,
  paddingInline: space.x16,
});

export const rank = style([
  text.heading,
  tabular,
  {
    flex: 'none',
    minWidth: rem(24),
    color: color.ink3,
    textAlign: 'center',
    selectors: { '&[data-top]': { color: color.dangerText } },
  },
]);

export const words = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space.x4, minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: space.x8, minWidth: 0 });

export const title = style([text.name, oneLine, { minWidth: 0 }]);

export const line = style([text.small, oneLine, { color: color.ink2 }]);

export const state = style([text.small, oneLine, { color: color.link }]);

export const meta = style([
  text.meta,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.x12, color: color.ink3 },
]);
