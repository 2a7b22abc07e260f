import { style } from '@vanilla-extract/css';
import { heightBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';
import { oneLine } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Below the bar of 48 and the tabs of 44. */
export const panel = style({ minHeight: heightBelow(rem(92)) });

/** Rows lie on white, with ground between them. */
export const row = style({ background: color.card });

/** The post that a comment stands under. */
export const quote = style([
  oneLine,
  {
    display: 'block',
    marginBlockStart: space.x6,
    padding: `${space.x8} ${space.x12}`,
    borderRadius: radius.image,
    background: color.ground,
    selectors: { '&[data-deleted]': { color: color.ink3 } },
  },
]);
