import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x12,
  minHeight: rem(92),
  padding: `${space.x12} ${space.x20}`,
});

export const words = style({ flex: `1 1 ${rem(112)}`, minWidth: 0 });

export const label = style([text.meta, { display: 'flex', gap: space.x8, color: color.ink2 }]);

export const amount = style([text.number, tabular, { color: color.gem, overflowWrap: 'anywhere' }]);

/** Taller to the finger than to the eye. */
export const refresh = style([
  text.meta,
  {
    position: 'relative',
    color: color.link,
    '::after': { content: '', position: 'absolute', insetInline: rem(-8), insetBlock: rem(-13) },
  },
]);
