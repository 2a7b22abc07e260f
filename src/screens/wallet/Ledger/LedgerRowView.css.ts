import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { lines, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  minHeight: rem(72),
  paddingInline: space.x16,
  paddingBlock: space.x12,
});

export const disc = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: radius.pill,
  selectors: {
    '&[data-ground=sky]': { background: color.tint, color: color.press },
    '&[data-ground=gem]': { background: color.gemTint, color: color.gem },
    '&[data-ground=gold]': { background: color.goldTint, color: color.goldText },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: space.x2, minWidth: 0 });

export const title = style([text.body, lines.two, { color: color.ink, overflowWrap: 'anywhere' }]);

export const meta = style([text.meta, tabular, { color: color.ink3 }]);

export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  alignItems: 'flex-end',
  gap: space.x2,
  maxWidth: '45%',
  textAlign: 'right',
});

export const amount = style([
  text.heading,
  tabular,
  {
    lineHeight: rem(22),
    overflowWrap: 'anywhere',
    selectors: { '&[data-sign=in]': { color: color.gem }, '&[data-sign=out]': { color: color.ink } },
  },
]);
