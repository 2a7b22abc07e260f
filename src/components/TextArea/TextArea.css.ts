import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { supports } from '#theme/supports.ts';
import { vars } from '#theme/vars.css.ts';

/** Height of one line, px at 375. */
export const LINE = 26;

/** Room above the first line and below the last, px at 375. */
export const PADDING = 11;

const focused = { borderColor: vars.color.action, outline: `1px solid ${vars.color.action}` };
const focusedInvalid = { borderColor: vars.color.danger, outline: `2px solid ${vars.color.danger}` };

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.card,
  selectors: {
    // The second pixel is an outline, so that the text does not move on focus; a control in the foot has its own ring.
    '&:has(textarea:focus)': focused,
    '&[data-invalid]': { borderColor: vars.color.danger, outline: `1px solid ${vars.color.danger}` },
    '&[data-invalid]:has(textarea:focus)': focusedInvalid,
    '&[data-disabled]': { borderColor: 'transparent', background: vars.color.disabled, color: vars.color.ink3 },
    // The caret shows where one writes; its message and count say what is wrong.
    '&&[data-variant=plain]': { border: 0, outline: 'none', borderRadius: 0, background: 'none' },
  },
  '@supports': {
    [supports.hasNot]: { selectors: { '&:focus-within': focused, '&[data-invalid]:focus-within': focusedInvalid } },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

const typography = {
  gridArea: '1 / 1',
  minWidth: 0,
  maxHeight: 'inherit',
  padding: `${rem(PADDING)} ${rem(14)}`,
  // Under 16 px iOS zooms the page on focus.
  fontSize: `max(16px, ${rem(16)})`,
  lineHeight: rem(LINE),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textAutospace: 'no-autospace',
  textSpacingTrim: 'space-all',
} as const;

/**
 * The text stands a second time under the field, unseen, and gives it its height: `field-sizing` is not in
 * every browser we serve, and measuring in script lays the page out twice at every letter.
 */
export const grow = style({
  display: 'grid',
  flex: 'none',
  // The space keeps the height of an empty last line.
  '::after': { ...typography, content: 'attr(data-text) " "', overflow: 'hidden', visibility: 'hidden' },
} as never);

export const input = style({
  ...typography,
  width: '100%',
  height: '100%',
  margin: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  resize: 'none',
  overflowY: 'auto',
  overscrollBehaviorY: 'auto',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
} as never);

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x12,
  minHeight: rem(28),
  paddingInline: rem(14),
  paddingBottom: vars.space.x8,
});

export const footer = style({ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, gap: vars.space.x8 });

export const counter = style([
  text.meta,
  {
    flex: 'none',
    color: vars.color.ink3,
    selectors: { '&[data-over]': { color: vars.color.dangerText, fontWeight: 600 } },
  },
]);
