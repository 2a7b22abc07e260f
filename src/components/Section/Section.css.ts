import { style, styleVariants } from '@vanilla-extract/css';
import { wraps } from '#theme/largeText.css.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const header = style({ display: 'flex', flexDirection: 'column', gap: space.x2 });

/** Where rows reach the card's edges, the heading keeps the card's padding. */
export const bleedingHeader = style([header, { padding: `${space.x12} ${space.x16} 0` }]);

export const row = style([
  wraps,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: `${space.x4} ${space.x12}` },
]);

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });

// Inline, so that the count follows the last letter of a long title.
const inline = style({ display: 'inline', color: color.ink });

export const heading = styleVariants({ large: [text.heading, inline], regular: [text.name, inline] });

export const count = style([
  text.body,
  tabular,
  { marginInlineStart: space.x6, color: color.ink3, whiteSpace: 'nowrap' },
]);

export const trailing = style([
  text.small,
  tabular,
  {
    // Its action's 44 px target lies above a pressable row right under the heading.
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    maxWidth: '100%',
    color: color.ink3,
  },
]);

export const description = style([text.small, { color: color.ink2, overflowWrap: 'anywhere' }]);
