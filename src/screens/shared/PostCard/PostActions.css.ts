import { keyframes, style } from '@vanilla-extract/css';
import { dim } from '#components/Button/press.css.ts';
import { wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const actions = style([
  wraps,
  { display: 'flex', justifyContent: 'space-between', margin: `${rem(-6)} ${rem(-8)} 0` },
]);

export const action = style([
  dim,
  text.small,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x6,
    minWidth: size.touch,
    minHeight: size.touch,
    paddingInline: space.x8,
    color: color.ink3,
    selectors: { '&[aria-pressed=true]': { color: color.dangerText } },
  },
]);

const beat = keyframes({ '50%': { transform: 'scale(1.2)' } });

/** The reward of a like: look §4. */
export const thumb = style({
  display: 'inline-flex',
  selectors: { '[aria-pressed=true] > &': { color: color.danger } },
  '@media': {
    [media.motion]: { selectors: { '[aria-pressed=true] > &': { animation: `${beat} 240ms ease-out` } } },
  },
});

/** A count that moves by one moves nothing beside it. */
export const count = style({ minWidth: '2ch', whiteSpace: 'nowrap', textAlign: 'end' });
