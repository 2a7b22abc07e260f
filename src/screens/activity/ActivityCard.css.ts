import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

/** What is over has lost some of its colour. */
export const picture = style({
  display: 'grid',
  selectors: { '&[data-ended]': { filter: 'saturate(.35)' } },
});

/** The corner of the picture. */
export const tag = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, display: 'grid' });

export const prize = style({ width: rem(24), height: rem(24) });
