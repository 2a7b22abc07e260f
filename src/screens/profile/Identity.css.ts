import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x8} ${space.x12}`,
});

export const words = style({ flex: `1 1 ${rem(88)}`, minWidth: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: space.x6, minWidth: 0 });

export const name = style([text.title, oneLine, { minWidth: 0, color: color.ink }]);

/** Taller to the finger than to the eye. */
export const id = style([
  text.small,
  tabular,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x6,
    maxWidth: '100%',
    color: color.ink2,
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: rem(-12) },
  },
]);

export const idText = style([oneLine, { minWidth: 0 }]);

export const hint = style([text.meta, { color: color.ink2 }]);

export const gear = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  marginInlineEnd: rem(-10),
  color: color.ink,
});
