import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const WIDTH = 46;
const KNOB = 22;
const INSET = 3;

export const root = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x16,
    width: '100%',
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    cursor: 'pointer',
    selectors: {
      '&[data-bare]': { width: 'fit-content' },
      '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
    },
  },
]);

export const label = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.x8 });

export const note = style([
  text.meta,
  { display: 'block', color: vars.color.ink3, selectors: { '&[data-error]': { color: vars.color.dangerText } } },
]);

export const track = style({
  position: 'relative',
  flex: 'none',
  width: rem(WIDTH),
  height: rem(KNOB + 2 * INSET),
  // The target, also where no label makes the row high.
  '::after': {
    content: '',
    position: 'absolute',
    inset: `calc((${rem(KNOB + 2 * INSET)} - ${vars.size.touch}) / 2) 0`,
  },
});

/** The native control, styled as the track. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.color.quiet,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.action, background: vars.color.action },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:is(:disabled, [aria-disabled="true"])': { cursor: 'default' },
    '&:disabled': { borderColor: vars.color.ink4, background: vars.color.disabled },
    '&:checked:disabled': { borderColor: 'transparent', background: vars.color.ink4 },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.fade}, border-color ${vars.motion.fade}` },
    [media.forcedColors]: {
      selectors: { '&:checked': { borderColor: 'Highlight', background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

/** Off it is a solid dot on a hollow track, on a white disc on a solid one: never distinguished by colour alone. */
export const knob = style({
  position: 'absolute',
  top: rem(INSET),
  left: rem(INSET),
  display: 'grid',
  placeItems: 'center',
  width: rem(KNOB),
  height: rem(KNOB),
  borderRadius: '50%',
  background: vars.color.edge,
  color: vars.color.card,
  transform: 'scale(.82)',
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: {
      background: vars.color.card,
      color: vars.color.action,
      transform: `translateX(${rem(WIDTH - KNOB - 2 * INSET)})`,
    },
    [`${input}:disabled:not(:checked) + &`]: { background: vars.color.ink4 },
  },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.fade} ${vars.motion.enter}, background-color ${vars.motion.fade}`,
    },
    [media.forcedColors]: {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { [`${input}:checked + &`]: { background: 'HighlightText' } },
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'flex',
  '@media': { [media.motion]: { animation: `${turn} 1s linear infinite` } },
});
