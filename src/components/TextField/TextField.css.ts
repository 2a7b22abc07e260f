import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { supports } from '#theme/supports.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style([text.smallStrong, { marginBottom: rem(6), color: vars.color.ink2 }]);

const focused = { borderColor: vars.color.action, outline: `1px solid ${vars.color.action}` };
const focusedInvalid = { borderColor: vars.color.danger, outline: `2px solid ${vars.color.danger}` };

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x8,
  minHeight: vars.size.field,
  paddingInline: rem(14),
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  selectors: {
    // The second pixel is an outline, so that the text does not move on focus; a button in the field has its own ring.
    '&:has(input:focus)': focused,
    '&[data-invalid]': { borderColor: vars.color.danger, outline: `1px solid ${vars.color.danger}` },
    '&[data-invalid]:has(input:focus)': focusedInvalid,
    '&[data-disabled]': { borderColor: 'transparent', background: vars.color.disabled, color: vars.color.ink3 },
  },
  '@supports': {
    [supports.hasNot]: { selectors: { '&:focus-within': focused, '&[data-invalid]:focus-within': focusedInvalid } },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  // Under 16 px iOS zooms the page on focus.
  fontSize: `max(16px, ${rem(16)})`,
  color: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
});

export const side = style({ display: 'flex', alignItems: 'center', flex: 'none', color: vars.color.ink3 });

export const message = style([
  text.meta,
  {
    minHeight: rem(18),
    marginTop: vars.space.x4,
    paddingInline: vars.space.x2,
    color: vars.color.ink3,
    selectors: { '&[data-error]': { color: vars.color.dangerText } },
  },
]);
