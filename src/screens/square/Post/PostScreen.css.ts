import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { text as type } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const comments = style({ borderTop: `${space.x8} solid ${color.ground}` });

/** A character under a heap of marks is one piece wider than any line: what sticks out is cut off. */
const cutSideways = style({ overflowX: ['hidden', 'clip'], overflowWrap: 'anywhere' });

export const content = style([type.reading, cutSideways, { whiteSpace: 'pre-wrap' }]);

/** Looks like the field that it opens. */
export const writeButton = style({
  flex: `1 1 ${rem(120)}`,
  minWidth: 0,
  borderRadius: radius.pill,
  background: color.quiet,
});

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

/** Lies under the text, so that only its own opacity moves. */
const highlight = style({
  position: 'relative',
  isolation: 'isolate',
  '::before': { content: '', position: 'absolute', zIndex: -1, background: color.tint, opacity: 0 },
  selectors: {
    '&[data-sending]::before, &[data-highlighted]::before': { opacity: 1 },
  },
  '@media': {
    [media.motion]: { selectors: { '&[data-highlighted]::before': { animation: `${fade} 2s ease-in forwards` } } },
  },
});

export const comment = style([highlight, { '::before': { inset: 0 } }]);

export const reply = style([highlight, { '::before': { inset: `0 ${space.x4}`, borderRadius: radius.image } }]);

export const name = style([type.smallStrong, cutSideways, { color: color.ink2, lineHeight: rem(24) }]);

/** Kept as it was typed, its line breaks too. */
export const text = style([type.body, cutSideways, { whiteSpace: 'pre-wrap' }]);

/** As high in each of its states, so that a comment that has been sent does not move. */
export const meta = style([type.meta, { minHeight: rem(28), color: color.ink3 }]);

/** Under the text of its comment: page side 16, portrait 36, and the 10 between them. */
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

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'flex',
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
});
