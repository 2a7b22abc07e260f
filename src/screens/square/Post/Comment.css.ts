import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text as type } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

/** Lies under the words, so that only its own opacity moves. */
const light = {
  '::before': { content: '', position: 'absolute', zIndex: -1, background: color.tint, opacity: 0 },
  selectors: {
    '&[data-sending]::before, &[data-lit]::before': { opacity: 1 },
  },
  '@media': {
    [media.motion]: { selectors: { '&[data-lit]::before': { animation: `${fade} 2s ease-in forwards` } } },
  },
} as const;

export const comment = style([
  light,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    gap: space.x10,
    padding: `${space.x12} ${space.x16} ${space.x8}`,
    '::before': { inset: 0 },
  },
]);

export const column = style({ flex: 1, minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x12,
});

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x6,
  minWidth: 0,
});

export const name = style([
  type.small,
  {
    minWidth: 0,
    overflowX: ['hidden', 'clip'],
    overflowWrap: 'anywhere',
    color: color.ink2,
    fontWeight: 500,
    lineHeight: rem(24),
  },
]);

/** A character under a heap of marks is one piece wider than any line: what sticks out is cut off. */
const cutSideways: StyleRule = { overflowX: ['hidden', 'clip'] };

export const text = style([type.body, cutSideways, { marginTop: space.x2 }]);

/** Kept as it was typed: its line breaks too, and never wider than its place. */
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const gone = style({ color: color.ink3 });

export const meta = style([
  type.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x12,
    minHeight: rem(28),
    color: color.ink3,
  },
]);

export const reviewing = style({ color: color.warning });

/** As wide as a finger, so that its neighbour is not hit instead. */
export const action = style([
  hitArea,
  type.meta,
  { minWidth: size.touch, marginInline: rem(-4), paddingBlock: space.x4, color: color.ink2, fontWeight: 500 },
]);

export const failure = style([
  type.meta,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x4} ${space.x12}`,
    color: color.dangerText,
    paddingBlock: space.x4,
  },
]);

/** Under the words of its comment: page side 16, portrait 36, and the 10 between them. */
export const panel = style({
  marginInlineStart: rem(62),
  marginInlineEnd: space.x16,
  background: color.ground,
  selectors: {
    '&[data-first]': { paddingTop: space.x6, borderStartStartRadius: radius.field, borderStartEndRadius: radius.field },
    '&[data-last]': {
      paddingBottom: space.x2,
      marginBottom: space.x8,
      borderEndStartRadius: radius.field,
      borderEndEndRadius: radius.field,
    },
  },
});

export const reply = style([
  light,
  {
    position: 'relative',
    isolation: 'isolate',
    padding: `${space.x4} ${space.x12} ${space.x8}`,
    '::before': { inset: `0 ${space.x4}`, borderRadius: radius.image },
  },
]);

export const replyText = style([type.small, cutSideways, { fontSize: rem(14), lineHeight: rem(22) }]);

export const speaker = style({ overflowWrap: 'anywhere', color: color.press, fontWeight: 600 });

export const authorMark = style({ marginInlineStart: space.x4 });

export const replyFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x8,
});

export const folds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x20,
  paddingInline: space.x12,
});

export const fold = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x2,
    minWidth: rem(44),
    minHeight: rem(44),
    color: color.link,
    fontWeight: 500,
  },
]);

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'flex',
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
});
