import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from './rem.ts';
import { when } from './when.ts';

/** The one type scale: size / line height in px at 375, with CJK line heights. */
const scale = {
  display: [28, 36, 700],
  number: [24, 28, 700],
  title: [20, 28, 700],
  heading: [18, 26, 700],
  nav: [17, 24, 600],
  reading: [16, 26, 400],
  body: [15, 22, 400],
  name: [15, 22, 600],
  small: [13, 20, 400],
  smallStrong: [13, 20, 600],
  meta: [12, 18, 400],
  micro: [11, 16, 600],
} as const;

export const text = styleVariants(scale, ([size, lineHeight, weight]) => ({
  fontSize: rem(size),
  lineHeight: rem(lineHeight),
  fontWeight: weight,
}));

/** Numbers that change keep their width. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

/** One line, cut with an ellipsis; two where large text leaves a line but a few letters. */
export const oneLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [when.largeText]: { ...clamp(2), whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** At most so many lines. */
export const lines = styleVariants({ two: clamp(2), three: clamp(3), four: clamp(4) });

/** Read by assistive technology only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
