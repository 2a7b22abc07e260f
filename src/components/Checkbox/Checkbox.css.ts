import { keyframes, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const shake = keyframes({
  '20%, 60%': { transform: `translateX(${rem(-4)})` },
  '40%, 80%': { transform: `translateX(${rem(4)})` },
});

export const root = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    minWidth: vars.size.touch,
    // 12 + 20 + 12: the row is the 44 px target, and the box stays with the first of several lines.
    paddingBlock: vars.space.x12,
    color: vars.color.ink2,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' } },
    '@media': {
      [media.motion]: { selectors: { '&[data-invalid]': { animation: `${shake} 280ms ${vars.motion.enter}` } } },
    },
  },
]);

export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(20),
  height: rem(20),
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  border: `1.5px solid ${vars.color.edge}`,
  borderRadius: rem(6),
  background: vars.color.card,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.action, background: vars.color.action },
    '&[aria-invalid="true"]': { borderWidth: 2, borderColor: vars.color.danger },
    '&:disabled': { borderColor: vars.color.ink4, background: vars.color.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked:disabled': { borderColor: 'GrayText', background: 'GrayText' },
      },
    },
  },
});

export const tick = style({
  position: 'relative',
  display: 'none',
  color: vars.color.onAction,
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: { display: 'block' },
    [`${input}:checked:disabled + &`]: { color: vars.color.ink3 },
  },
  '@media': { [media.forcedColors]: { color: 'HighlightText !important', forcedColorAdjust: 'none' } },
});

export const label = style({ minWidth: 0 });
