import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

/** The picture of three diamonds beside the balance. */
export const diamonds = style({ position: 'relative', flex: 'none', width: rem(124), height: rem(92) });

export const diamond = styleVariants({
  left: { position: 'absolute', insetBlockEnd: rem(14), insetInlineStart: 0, width: rem(26), height: rem(26) },
  middle: { position: 'absolute', insetBlockStart: 0, insetInlineStart: rem(14), width: rem(92), height: rem(92) },
  right: { position: 'absolute', insetBlockEnd: rem(8), insetInlineEnd: 0, width: rem(34), height: rem(34) },
});

/** The button beside the amount, which goes below it where there is no room for its text. */
export const pay = style({ flex: `1 1 ${rem(160)}`, maxWidth: rem(208) });
