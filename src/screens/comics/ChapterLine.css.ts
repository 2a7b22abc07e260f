import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** In px at 375. */
export const LINE_HEIGHT = 56;

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  minHeight: rem(LINE_HEIGHT),
  borderBottom: `1px solid ${color.line}`,
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([
  text.body,
  oneLine,
  {
    display: 'block',
    color: color.ink,
    selectors: {
      '[data-state=read] &': { color: color.ink3 },
      '[data-state=current] &': { color: color.link, fontWeight: 600 },
    },
  },
]);

export const facts = style([text.meta, tabular, { display: 'flex', gap: space.x8, color: color.ink3 }]);

export const here = style({ color: color.link });

export const price = style([
  text.smallStrong,
  tabular,
  { display: 'inline-flex', flex: 'none', alignItems: 'center', gap: space.x4, color: color.gem },
]);
