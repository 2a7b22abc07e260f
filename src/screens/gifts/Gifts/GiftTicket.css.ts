import { style } from '@vanilla-extract/css';
import { fillsRow, keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** A quarter taken out of each corner where the two parts meet: the notches of a ticket, whatever lies behind. */
const NOTCH = rem(7);

const notched = (edge: 'top' | 'bottom') => {
  const hole = (side: 'left' | 'right') =>
    `radial-gradient(circle at ${side} ${edge}, transparent ${NOTCH}, black ${NOTCH}) ${side} / 51% 100% no-repeat`;
  return { mask: `${hole('left')}, ${hole('right')}` };
};

const part = style({ padding: space.x16, background: color.card });

export const ticket = style({ '@media': { [media.forcedColors]: { border: '1px solid', borderRadius: radius.card } } });

export const top = style([
  wraps,
  part,
  notched('bottom'),
  { display: 'flex', gap: space.x12, paddingBottom: space.x12, borderRadius: `${radius.card} ${radius.card} 0 0` },
]);

export const texts = style([keepsWords, { display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 }]);

export const head = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x8, minWidth: 0 }]);

export const title = style([keepsWords, text.name, oneLine, { selectors: { '[data-over] &': { color: color.ink3 } } }]);

export const game = style([text.meta, oneLine, { color: color.ink3 }]);

export const content = style([
  text.small,
  {
    marginTop: space.x4,
    color: color.ink2,
    overflowWrap: 'anywhere',
    selectors: { '[data-over] &': { color: color.ink3 } },
  },
]);

export const usage = style([text.meta, { marginTop: space.x4, color: color.ink3, overflowWrap: 'anywhere' }]);

export const stub = style([
  wraps,
  part,
  notched('top'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x12,
    paddingBlock: space.x12,
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    // The line along which it tears, between the notches.
    '::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInline: space.x16,
      borderTop: `1px dashed ${color.ink4}`,
    },
  },
]);

export const facts = style({ display: 'flex', flexDirection: 'column', gap: space.x2, minWidth: 0 });

export const code = style([
  text.nav,
  tabular,
  {
    color: color.press,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    selectors: { '[data-over] &': { color: color.ink3, textDecoration: 'line-through' } },
  },
]);

export const left = style([text.name, tabular]);

export const until = style([
  text.meta,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.x8, color: color.ink3 },
]);

export const soon = style({ color: color.warning, fontWeight: 600 });

export const action = style([fillsRow, { flex: 'none', maxWidth: '50%', textAlign: 'end' }]);
