import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const bar = style({ background: color.card });

/** White down to the bottom bar, however few the comments are. */
export const sheet = style({ minHeight: '100%', background: color.card });

export const comments = style({
  borderTop: `${space.x8} solid ${color.ground}`,
  paddingBottom: space.x16,
});

export const note = style([
  text.small,
  {
    margin: `${space.x4} ${space.x16} 0`,
    padding: `${space.x8} ${space.x12}`,
    borderRadius: radius.field,
    background: color.warningTint,
    color: color.warning,
  },
]);
