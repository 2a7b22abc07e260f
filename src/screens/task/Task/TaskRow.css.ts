import { keyframes, style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** As a new comment: the ground fades out within the two seconds that `changed` lasts. */
const fade = keyframes({ from: { backgroundColor: color.tint }, to: { backgroundColor: 'transparent' } });

export const row = style([
  wraps,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    minHeight: rem(68),
    paddingBlock: space.x8,
    paddingInline: space.x16,
    selectors: {
      '&[data-changed]': { backgroundColor: color.tint },
      // Begins under the words, so that the drawings stand free.
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: `${rem(72)} 0`,
        height: 1,
        background: color.line,
      },
    },
    '@media': {
      [media.motion]: { selectors: { '&[data-changed]': { animation: `${fade} 2s ease-in forwards` } } },
    },
  },
]);

export const icon = style({
  flex: 'none',
  width: rem(44),
  height: rem(44),
  objectFit: 'contain',
  selectors: { '[data-done] > &': { opacity: 0.6 } },
});

export const words = style([keepsWords, { display: 'grid', flex: 1, gap: space.x2, minWidth: 0 }]);

export const title = style([
  text.name,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${space.x6}`,
    color: color.ink,
    overflowWrap: 'anywhere',
    selectors: { '[data-done] &': { color: color.ink2 } },
  },
]);

export const line = style([
  text.meta,
  tabular,
  { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: `0 ${space.x8}` },
]);

export const prize = style([
  text.smallStrong,
  { display: 'inline-flex', alignItems: 'center', gap: space.x4, color: color.gem },
]);

export const progress = style({ color: color.ink3 });

export const way = style({ flex: 'none' });

export const done = style([
  text.meta,
  { display: 'inline-flex', alignItems: 'center', gap: space.x2, color: color.ink3 },
]);

export const waiting = style([text.meta, { color: color.ink3 }]);
