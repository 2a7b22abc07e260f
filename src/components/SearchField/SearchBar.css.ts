import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { layer, space } = vars;

/** Above what follows, which the suggestions of a field hang over. */
export const root = style({
  position: 'relative',
  zIndex: layer.floating,
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  padding: `calc(${space.x8} + ${safe.top}) ${space.x16} ${space.x4}`,
  selectors: { '&[data-back]': { gap: 0, paddingInlineStart: space.x4 } },
});

/** 44 for the finger in a row as high as the field. */
export const back = style({ flex: 'none', marginBlock: rem(-2) });

export const field = style({ flex: 1, minWidth: 0 });
