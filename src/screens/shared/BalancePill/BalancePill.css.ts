import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

// eslint-disable-next-line screens/own-look -- A pill is no Surface, whose corners are those of a card.
export const pill = style([
  text.smallStrong,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x4,
    minHeight: rem(30),
    paddingInline: `${space.x8} ${space.x12}`,
    borderRadius: radius.pill,
    background: color.card,
    boxShadow: shadow.card,
    color: color.gem,
    whiteSpace: 'nowrap',
  },
]);
