import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { lines, oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, space } = vars;

/** Row height and vertical padding of each size, and the gap between its lines of text, in px at 375. */
const SIZES = {
  /** A title, or a title and one small line: 8 + 22 + 18 + 8 = 56. */
  regular: { minHeight: 56, paddingBlock: 8, gap: 0 },
  /** Beside an icon or a cover: 10 + 52 + 10 = 72. */
  large: { minHeight: 72, paddingBlock: 10, gap: 2 },
} as const;

const PADDING_INLINE = space.x16;

/** Width of the line above a row; `List` sets it for every row but the first. */
const dividerWidth = createVar();
const divider = `${fallbackVar(dividerWidth, '0px')} solid ${color.line}`;

const minHeight = createVar();
const paddingBlock = createVar();
const lineGap = createVar();

const fade = keyframes({ from: { backgroundColor: color.tint }, to: { backgroundColor: 'transparent' } });

const base = style({
  position: 'relative',
  // The pressable area and what lies above it stay within the row.
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x12,
  paddingInlineStart: PADDING_INLINE,
  color: color.ink,
  textAlign: 'start',
  selectors: {
    '&[data-flush]': { paddingInlineStart: 0 },
    '&[data-divider]': { vars: { [dividerWidth]: '1px' } },
    '&[data-highlighted]': { backgroundColor: color.tint },
    '&[data-tone=danger]': { color: color.dangerText },
    '&[data-disabled]': { color: color.ink3 },
  },
  '@media': {
    [media.motion]: { selectors: { '&[data-highlighted]': { animation: `${fade} 2s ease-in forwards` } } },
    // With large text the content may stand under the leading, where an inset line would part the two.
    [when.largeText]: { borderBlockStart: divider },
  },
});

export const root = styleVariants(SIZES, (size) => [
  base,
  {
    vars: {
      [minHeight]: rem(size.minHeight),
      [paddingBlock]: rem(size.paddingBlock),
      [lineGap]: rem(size.gap),
    },
  },
]);

/** `List`: a line between its rows. */
globalStyle('[data-divided] > *', { vars: { [dividerWidth]: '0px' } });
globalStyle('[data-divided] > * + *', { vars: { [dividerWidth]: '1px' } });

const beside = style({
  flex: 'none',
  alignSelf: 'center',
  marginBlock: paddingBlock,
  selectors: { '[data-align=start] > &': { alignSelf: 'flex-start' } },
});

export const leading = beside;

export const check = style([beside, { position: 'relative', width: rem(22), height: rem(22) }]);

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.card,
  selectors: {
    '&:checked': { borderColor: color.action, background: color.action },
    '&:disabled': { borderColor: color.ink4, background: color.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked:disabled': { borderColor: 'GrayText', background: 'GrayText' },
      },
    },
  },
});

export const tick = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  color: color.onAction,
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: { display: 'grid' },
    [`${input}:checked:disabled + &`]: { color: color.ink3 },
  },
  '@media': { [media.forcedColors]: { color: 'HighlightText !important', forcedColorAdjust: 'none' } },
});

/** Everything past the leading; the divider above a row is as wide. */
export const content = style([
  wraps,
  keepsWords,
  {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    gap: `${space.x2} ${space.x12}`,
    minWidth: 0,
    minHeight,
    paddingBlock,
    paddingInlineEnd: PADDING_INLINE,
    borderBlockStart: divider,
    selectors: {
      '[data-flush] > &': { paddingInlineEnd: 0 },
      '[data-align=start] > &': { alignItems: 'flex-start' },
      '&[data-value]': { flexWrap: 'wrap' },
    },
    '@media': { [when.largeText]: { borderBlockStart: 0 } },
  },
]);

export const texts = style([
  keepsWords,
  {
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    gap: lineGap,
    minWidth: 0,
    selectors: { '[data-value] > &': { flex: '0 1 auto' } },
  },
]);

/** With large text what stands at the end of the title goes under it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x12,
  minWidth: 0,
});

export const titled = style({
  display: 'flex',
  flex: `1 1 ${rem(88)}`,
  alignItems: 'center',
  gap: space.x6,
  minWidth: 0,
});

const titleBase = style({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-muted] &': { color: color.ink2, fontWeight: 400 },
    '[data-current] &': { color: color.link, fontWeight: 600 },
  },
});

export const title = styleVariants({ strong: [text.name, titleBase], regular: [text.body, titleBase] });

export const badge = style({ display: 'inline-flex', flex: 'none', gap: space.x4 });

export const aside = style([text.meta, tabular, { flex: 'none', color: color.ink3 }]);

export const description = style([
  text.small,
  {
    display: 'block',
    minWidth: 0,
    color: color.ink2,
    overflowWrap: 'anywhere',
    selectors: { ':is([data-muted], [data-disabled]) &': { color: color.ink3 } },
  },
]);

export const meta = style([
  text.meta,
  tabular,
  { display: 'block', minWidth: 0, color: color.ink3, overflowWrap: 'anywhere' },
]);

/** Stretches what is cut, so that it is cut where it would leave the row. */
export const clampBox = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const clamp = { 1: oneLine, 2: lines.two, 3: lines.three } as const;

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x6,
  maxWidth: '50%',
  marginInlineStart: 'auto',
  selectors: { '[data-value] > &': { flex: '1 1 0', minWidth: rem(96), maxWidth: 'none' } },
  '@media': { [when.largeText]: { maxWidth: 'none' } },
});

export const value = style([text.body, { minWidth: 0, color: color.ink2, overflowWrap: 'anywhere', textAlign: 'end' }]);

/** Above the pressable area, for controls only: a tap on anything else falls through to it. */
const above = style({
  selectors: { '[data-pressable] &': { position: 'relative', zIndex: 2, pointerEvents: 'none' } },
});
globalStyle(`[data-pressable] ${above} :is(a, button, input, select, textarea, label, summary)`, {
  pointerEvents: 'auto',
});

export const trailing = style([above, { flex: 'none', maxWidth: '100%' }]);

/** Stands a little out, so that the stroke and not the box of the chevron ends with the text of other rows. */
export const arrow = style({ flex: 'none', marginInlineEnd: rem(-4), color: color.ink3 });

export const footer = style([
  text.meta,
  tabular,
  above,
  {
    flex: '0 0 100%',
    minWidth: 0,
    color: color.ink3,
    paddingInlineEnd: PADDING_INLINE,
    paddingBlockEnd: paddingBlock,
    selectors: { '[data-flush] > &': { paddingInlineEnd: 0 } },
  },
]);

/** The title's link, button or label: its pressable area is the whole row. */
export const control = style({
  display: 'block',
  minWidth: 0,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: {
    '&:active': { opacity: 1 },
    '&:active::after': { background: color.action, opacity: 0.07 },
    '[data-disabled] &': { cursor: 'not-allowed' },
    '[data-disabled] &::after': { background: 'none' },
    // The ring is painted around the row; forced colours show this one too.
    '&:focus-visible': { outlineColor: 'transparent' },
    '&:focus-visible::after': { outline: `2px solid ${color.action}`, outlineOffset: -2, borderRadius: radius.card },
  },
});
