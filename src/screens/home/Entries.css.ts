import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const banners = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x8 });

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

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
});

export const title = style([text.name, { position: 'relative', fontWeight: 700 }]);

export const note = style([text.meta, { position: 'relative' }]);

export const shortcuts = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' });

/** Makes the link inside a block. */
export const cell = style({ display: 'grid' });

export const shortcut = style([
  text.small,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.x4, color: color.ink },
]);

export const drawing = style({ width: rem(46), height: rem(46) });
