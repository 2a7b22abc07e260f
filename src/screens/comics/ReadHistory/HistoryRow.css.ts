import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const day = style([text.smallStrong, { padding: `${space.x12} ${space.x16} ${space.x6}`, color: color.ink2 }]);

const ground = style({ background: color.card, boxShadow: `inset 0 -1px 0 ${color.line}` });

/** Its own sideways scroller, with the row at one stop and 删除 at the other. */
export const slider = style([
  ground,
  {
    display: 'flex',
    // Else 删除 shows through where the row's width is no whole number of device pixels.
    columnGap: 1,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
]);

export const row = style({
  display: 'flex',
  flex: '0 0 100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  minWidth: 0,
  padding: `${space.x12} ${space.x16}`,
  scrollSnapAlign: 'start',
});

export const remove = style([
  text.name,
  {
    flex: 'none',
    minWidth: rem(80),
    background: color.danger,
    color: color.onDanger,
    scrollSnapAlign: 'end',
    outlineOffset: rem(-4),
  },
]);

export const choosing = style([
  ground,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    width: '100%',
    padding: `${space.x12} ${space.x16}`,
    textAlign: 'start',
  },
]);

export const book = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space.x12, minWidth: 0 });

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.x2,
  minWidth: 0,
  selectors: { [`${book}[data-removed] &`]: { color: color.ink3 } },
});

export const title = style([text.name, oneLine]);

export const place = style([
  text.small,
  tabular,
  oneLine,
  { color: color.ink2, selectors: { [`${book}[data-removed] &`]: { color: color.ink3 } } },
]);

export const time = style([text.meta, tabular, { color: color.ink3 }]);
