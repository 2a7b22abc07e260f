import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** As many columns as have room for their words: with large text the banners stand one above the other. */
const columnsOf = (px: number) => `repeat(auto-fit, minmax(min(100%, ${rem(px)}), 1fr))`;

export const banners = style({ display: 'grid', gridTemplateColumns: columnsOf(152), gap: space.x8 });

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: rem(76),
  paddingBlock: space.x8,
  paddingInline: space.x12,
  overflow: 'hidden',
  borderRadius: radius.card,
  selectors: {
    '&[data-kind=welfare]': { background: color.goldFrom, color: color.goldDeep },
    '&[data-kind=task]': { background: color.washTop, color: color.taskText },
  },
});

/** A little wider than its banner, so that the drawing keeps clear of the words at its left. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '105%',
  maxWidth: 'none',
  height: '100%',
  objectFit: 'cover',
});

export const title = style([text.name, { position: 'relative', fontWeight: 700 }]);

export const note = style([text.meta, { position: 'relative' }]);

export const shortcuts = style({ display: 'grid', gridTemplateColumns: columnsOf(72), rowGap: space.x8 });

/** Makes the link inside a block. */
export const cell = style({ display: 'grid' });

export const shortcut = style([
  text.small,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.x4, color: color.ink },
]);

export const drawing = style({ width: rem(46), height: rem(46) });
