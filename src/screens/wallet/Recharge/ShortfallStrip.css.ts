import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x8}`,
  minHeight: rem(44),
  padding: `${space.x8} ${space.x12}`,
  borderRadius: radius.field,
  background: color.card,
  boxShadow: shadow.card,
});

/** The name gives way first; what is missing is always read in full. */
export const words = style([text.small, { display: 'flex', flex: `1 1 ${rem(150)}`, minWidth: 0, color: color.ink2 }]);

export const purpose = style([oneLine, { minWidth: 0 }]);

export const missing = style({ flex: 'none', whiteSpace: 'nowrap' });

export const amount = style([tabular, { fontWeight: 700, color: color.gem }]);

export const chosen = style([text.meta, { flex: 'none', marginInlineStart: 'auto', color: color.link }]);
