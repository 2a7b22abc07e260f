import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** The colour of what is done; grooves take the lightest shade of it. */
export const tone = styleVariants({
  action: { color: vars.color.sky2, background: vars.color.line },
  gold: { color: vars.color.gold, background: vars.color.goldTint },
  gem: { color: vars.color.gem, background: vars.color.gemTint },
  night: { color: vars.color.nightAction, background: vars.color.night3 },
});

export type ProgressTone = keyof typeof tone;

const barBase = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});

const barOf = (height: number) => [barBase, { height: rem(height) }];

export const bar = styleVariants({ small: barOf(4), regular: barOf(6), large: barOf(10) });

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const fill = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  selectors: { '[data-indeterminate] > &': { width: '40%' } },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.pull} ${vars.motion.enter}`,
      selectors: { '[data-indeterminate] > &': { animation: `${run} 1.2s ease-in-out infinite` } },
    },
    // Its still frame: a piece in the middle, so that it cannot be read as forty per cent.
    [media.reducedMotion]: { selectors: { '[data-indeterminate] > &': { left: '30%', opacity: 0.6 } } },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const ringBase = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  background: 'none',
});

const ringOf = (edge: number) => [ringBase, { width: rem(edge), height: rem(edge) }];

export const ring = styleVariants({ small: ringOf(20), regular: ringOf(36), large: ringOf(56) });

const turn = keyframes({ to: { transform: 'rotate(270deg)' } });

export const turning = style({
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  '@media': {
    [media.motion]: { selectors: { '[data-indeterminate] > &': { animation: `${turn} 1s linear infinite` } } },
  },
});

export const groove = style({ opacity: 0.22 });

export const arc = style({
  strokeDasharray: 1,
  strokeLinecap: 'round',
  selectors: { '&[data-none]': { stroke: 'none' } },
  '@media': {
    [media.motion]: { transition: `stroke-dashoffset ${vars.motion.pull} ${vars.motion.enter}` },
    [media.forcedColors]: { stroke: 'Highlight' },
  },
});

export const middle = style([
  text.micro,
  { position: 'absolute', color: vars.color.ink, fontVariantNumeric: 'tabular-nums' },
]);
