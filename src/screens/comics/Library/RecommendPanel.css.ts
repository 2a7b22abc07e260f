import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** Its round corners lie over the night's last 20. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x16,
  padding: `${space.x12} ${space.x16} ${space.x24}`,
  selectors: {
    '&[data-under-hero]': {
      marginTop: `calc(-1 * ${space.x20})`,
      borderRadius: `${radius.panel} ${radius.panel} 0 0`,
      background: color.ground,
    },
  },
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(140)}, 1fr))`,
  gap: space.x12,
});

export const entry = style([
  text.name,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x8,
    minHeight: rem(52),
    paddingInline: space.x12,
    borderRadius: radius.card,
    background: color.card,
    color: color.ink2,
    boxShadow: shadow.card,
  },
]);
