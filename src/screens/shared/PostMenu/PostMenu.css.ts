import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Room for the focus ring of the last choice, which the sheet would cut. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x12, paddingBottom: space.x4 });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  width: '100%',
  minHeight: rem(56),
  padding: `${space.x8} ${space.x16}`,
  borderRadius: radius.card,
  background: color.quiet,
  color: color.ink,
  textAlign: 'start',
  ':active': { background: color.line },
  selectors: { '&[data-danger]': { background: color.dangerTint, color: color.dangerText } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const name = style([text.name]);

export const hint = style([text.meta, { color: color.ink2 }]);
