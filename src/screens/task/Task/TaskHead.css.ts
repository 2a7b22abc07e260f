import { style } from '@vanilla-extract/css';
import { fillsRow, stepsAside } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const head = style({ position: 'relative', paddingBlockStart: space.x4, paddingInlineStart: space.x4 });

export const picture = style([
  stepsAside,
  {
    position: 'absolute',
    insetBlockStart: rem(-4),
    insetInlineEnd: 0,
    width: rem(116),
    height: rem(116),
  },
]);

/** Keeps clear of the chest. */
export const earned = style([
  fillsRow,
  text.title,
  tabular,
  { maxWidth: `calc(100% - ${rem(120)})`, minHeight: rem(36), color: color.ink, overflowWrap: 'anywhere' },
]);

export const amount = style({ fontSize: rem(28), lineHeight: rem(36), color: color.gem });

export const reset = style([text.small, tabular, { color: color.ink2 }]);

export const login = style({ paddingBlock: space.x4 });

export const all = style({ position: 'relative', marginInlineStart: rem(-4), paddingBlockStart: space.x8 });
