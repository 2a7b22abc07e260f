import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

const ring = { outline: `2px solid ${color.action}`, outlineOffset: -2 };

/** One sheet of paper, from edge to edge. */
export const paper = style({ minHeight: '100%', paddingBlock: `${space.x8} ${space.x24}`, background: color.card });

export const side = style({ paddingInline: space.x16 });

export const part = style({ padding: `${space.x16} ${space.x16} 0` });

/** The field brings its own side room of 14. */
export const writing = style({ paddingInline: rem(2) });

export const tools = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x12 }]);

/** The icons, not their targets, stand at the page's side. */
export const pickers = style({ display: 'flex', flex: 'none', gap: space.x4, marginInlineStart: rem(-10) });

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: '50%',
  color: color.ink2,
  cursor: 'pointer',
  ':active': { background: color.tint },
  selectors: { '&:has(:focus-visible)': ring },
  '@supports': { [supports.hasNot]: { selectors: { '&:focus-within': ring } } },
});

export const saved = style([
  keepsWords,
  text.meta,
  {
    flex: 1,
    minWidth: 0,
    color: color.ink3,
    textAlign: 'end',
    textWrap: 'balance',
    selectors: { '&[data-place=visit]': { color: color.warning } },
  },
]);
