import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const author = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x8 }]);

export const who = style([keepsWords, { flex: 1, minWidth: 0 }]);

export const nameLine = style([wraps, { display: 'flex', alignItems: 'center', gap: space.x6, minWidth: 0 }]);

export const name = style([keepsWords, text.name, oneLine, { minWidth: 0 }]);

export const time = style([text.meta, oneLine, tabular, { color: color.ink3 }]);

/** Above the surface of the words that follow. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.x8,
});

/** Its dots end where the text ends. */
export const more = style({ flex: 'none', marginInlineEnd: rem(-6) });
