import { style } from '@vanilla-extract/css';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

/** What is over has lost some of its colour. */
export const picture = style({ display: 'grid', selectors: { '[data-ended] > &': { filter: 'saturate(.35)' } } });

export const tag = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, display: 'grid' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  padding: `${space.x10} ${space.x16} ${space.x12}`,
});

export const title = style([text.nav, lines.two, { overflowWrap: 'anywhere', fontWeight: 700 }]);

export const brief = style([text.small, oneLine, { color: color.ink2 }]);

export const foot = style([
  text.meta,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.x12,
    marginBlockStart: space.x4,
    color: color.ink3,
  },
]);

export const rest = style({ display: 'inline-flex', alignItems: 'center', gap: space.x8 });

export const left = style({ color: color.warning, fontWeight: 600 });
