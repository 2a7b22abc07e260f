import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** A group's own heading stays in sight while one scrolls through its fifty. */
export const range = style([
  text.smallStrong,
  tabular,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    paddingBlock: space.x8,
    paddingInline: space.x16,
    background: color.ground,
    color: color.ink2,
  },
]);

export const chapters = style({ background: color.card });

/** Of many groups only those near the view are laid out and painted. */
export const oneOfMany = style([chapters, { contentVisibility: 'auto' }]);
