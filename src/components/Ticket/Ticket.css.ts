import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** A quarter taken out of each corner where the two parts meet: the notches of a ticket, whatever lies behind. */
const NOTCH = rem(7);

const notched = (edge: 'top' | 'bottom') => {
  const hole = (side: 'left' | 'right') =>
    `radial-gradient(circle at ${side} ${edge}, transparent ${NOTCH}, black ${NOTCH}) ${side} / 51% 100% no-repeat`;
  return { background: color.card, mask: `${hole('left')}, ${hole('right')}` };
};

export const root = style({ '@media': { [media.forcedColors]: { border: '1px solid', borderRadius: radius.card } } });

export const top = style([notched('bottom'), { borderRadius: `${radius.card} ${radius.card} 0 0` }]);

export const stub = style([
  notched('top'),
  {
    position: 'relative',
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    // Where it tears, between the notches.
    '::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInline: space.x16,
      borderTop: `1px dashed ${color.ink4}`,
    },
  },
]);
