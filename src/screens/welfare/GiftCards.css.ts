import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { lines, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** Side by side where there is room for both; with large text one above the other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr))`,
  gap: space.x12,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x2,
  minHeight: rem(136),
  padding: space.x12,
  overflow: 'hidden',
  borderRadius: radius.card,
  boxShadow: shadow.card,
  selectors: {
    '&[data-kind=newbie]': { background: `linear-gradient(150deg, ${color.dangerTint}, ${color.card} 72%)` },
    '&[data-kind=memberDaily]': {
      background: `linear-gradient(105deg, ${color.goldFrom}, ${color.goldMid} 55%, ${color.goldTo})`,
      color: color.goldDeep,
    },
  },
});

export const picture = style({
  position: 'absolute',
  insetBlockStart: space.x8,
  insetInlineEnd: space.x8,
  width: rem(52),
  height: rem(52),
});

/** Beside the drawing, not under it. */
export const title = style([
  text.name,
  { maxWidth: `calc(100% - ${rem(56)})`, overflowWrap: 'anywhere', fontWeight: 700 },
]);

export const reward = style([
  text.small,
  tabular,
  {
    maxWidth: `calc(100% - ${rem(56)})`,
    fontWeight: 700,
    selectors: { '[data-kind=newbie] > &': { color: color.gem } },
  },
]);

export const brief = style([
  text.meta,
  lines.two,
  {
    overflowWrap: 'anywhere',
    color: color.ink3,
    selectors: { '[data-kind=memberDaily] > &': { color: color.goldText } },
  },
]);

export const action = style({ marginBlockStart: 'auto', paddingBlockStart: space.x8 });
