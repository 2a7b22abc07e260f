import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // With large text the diamonds go under the number.
  flexWrap: 'wrap',
  gap: space.x12,
  minHeight: rem(92),
  paddingInlineStart: space.x4,
});

export const words = style({ flex: `1 1 ${rem(136)}`, minWidth: 0 });

export const label = style([text.small, { color: color.ink2 }]);

export const line = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: space.x8 });

export const waiting = style({ paddingBlock: space.x8 });

export const amount = style([
  tabular,
  { fontSize: rem(36), lineHeight: rem(44), fontWeight: 700, color: color.gem, overflowWrap: 'anywhere' },
]);

export const unit = style([text.small, { color: color.ink2 }]);

export const refresh = style([text.small, { minHeight: size.touch, color: color.link }]);

export const picture = style({ position: 'relative', flex: 'none', width: rem(124), height: rem(92) });

export const large = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: rem(14),
  width: rem(92),
  height: rem(92),
});

export const small = style({
  position: 'absolute',
  selectors: {
    '&[data-side=left]': { insetBlockEnd: rem(14), insetInlineStart: 0, width: rem(26), height: rem(26) },
    '&[data-side=right]': { insetBlockEnd: rem(8), insetInlineEnd: 0, width: rem(34), height: rem(34) },
  },
});
