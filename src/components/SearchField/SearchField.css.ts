import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { vars } from '#theme/vars.css.ts';

const focused = { borderColor: vars.color.action, outline: `1px solid ${vars.color.action}` };

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x8,
  height: rem(40),
  paddingInline: `${rem(14)} ${rem(6)}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.card,
  color: vars.color.ink2,
  boxShadow: vars.shadow.card,
  selectors: { '&:has(input:focus)': focused },
  '@supports': { [supports.hasNot]: { selectors: { '&:focus-within': focused } } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  // The finger finds the field on its icon too, and 44 high.
  marginBlock: rem(-3),
  marginInlineStart: rem(-40),
  padding: `0 0 0 ${rem(40)}`,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  // Under 16 px iOS zooms the page on focus.
  fontSize: `max(16px, ${rem(15)})`,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});
