import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { hitArea } from '#components/Button/hitArea.css.ts';
import { press } from '#components/Button/press.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

const base = style([
  press,
  tabular,
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: space.x4,
    selectors: { '&[aria-pressed=true]': { color: color.dangerText } },
  },
]);

export const place = styleVariants({
  row: [hitArea, base, { flexDirection: 'row-reverse', minHeight: rem(24), color: color.ink3 }],
  bar: [base, { justifyContent: 'center', minWidth: rem(44), minHeight: rem(44), color: color.ink2 }],
});

const beat = keyframes({ '50%': { transform: 'scale(1.2)' } });

/** The reward of a like: look §4. */
export const thumb = style({
  display: 'inline-flex',
  selectors: { '[aria-pressed=true] > &': { color: color.danger } },
  '@media': {
    [media.motion]: { selectors: { '[aria-pressed=true] > &': { animation: `${beat} 240ms ease-out` } } },
  },
});

export const count = style({ ':empty': { display: 'none' } });
