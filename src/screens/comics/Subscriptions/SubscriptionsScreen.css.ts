import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** White around it, so that it stands out on any cover. */
export const unread = style({
  position: 'absolute',
  top: space.x6,
  right: space.x6,
  display: 'grid',
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.card,
});

/** The tile itself is the checkbox. */
export const tick = style({
  position: 'absolute',
  top: space.x6,
  left: space.x6,
  display: 'grid',
  placeItems: 'center',
  width: rem(22),
  height: rem(22),
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.card,
  selectors: {
    '[aria-checked=true] &': { borderColor: color.action, background: color.action, color: color.onAction },
  },
});
