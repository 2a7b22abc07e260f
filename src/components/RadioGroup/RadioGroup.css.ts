import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { supports } from '#theme/supports.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const group = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  // Three in a row, fewer where large text leaves no room for three.
  cards: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${rem(72)}, calc((100% - 2 * ${vars.space.x10}) / 3)), 1fr))`,
    gap: vars.space.x10,
  },
});

const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText !important' } } } },
});
const disabled = { '&:has(:disabled)': { color: vars.color.ink3, cursor: 'default' } };
const ring = { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 };

export const row = style([
  option,
  {
    gap: vars.space.x12,
    minHeight: rem(54),
    paddingBlock: vars.space.x8,
    selectors: { ...disabled, '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  },
]);

export const card = style([
  option,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: rem(112),
    padding: `${vars.space.x20} ${vars.space.x8} ${vars.space.x16}`,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    textAlign: 'center',
    selectors: {
      ...disabled,
      // Without `:has` the tick in its corner shows the choice, and a finger brings the ring as well.
      '&:has(:focus-visible)': ring,
      '&:has(:disabled)': { background: vars.color.disabled, color: vars.color.ink3, cursor: 'default' },
      '&:has(:checked)': { background: vars.color.ground, boxShadow: `inset 0 0 0 2px ${vars.color.action}` },
    },
    '@supports': { [supports.hasNot]: { selectors: { '&:focus-within': ring } } },
    // Shadows are not painted in forced colours.
    '@media': {
      [media.forcedColors]: {
        border: '1px solid',
        selectors: { '&:has(:checked)': { border: '2px solid Highlight' } },
      },
    },
  },
]);

export const name = styleVariants({
  rows: [text.body, { flex: 1, minWidth: 0 }],
  cards: [text.body, { width: '100%', minWidth: 0 }],
});

export const description = style([text.meta, { display: 'block', color: vars.color.ink3 }]);

export const corner = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  overflow: 'hidden',
  borderTopLeftRadius: vars.radius.card,
});

export const leading = style({ display: 'flex', flex: 'none' });

/** The native radio, styled as the disc of a row. */
const mark = style({ display: 'grid', placeItems: 'center', flex: 'none', color: vars.color.onAction });

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const disc = style([
  mark,
  {
    width: rem(20),
    height: rem(20),
    border: `1.5px solid ${vars.color.edge}`,
    borderRadius: '50%',
    selectors: {
      [`${input}:checked ~ &`]: { borderColor: vars.color.action, background: vars.color.action },
      [`${input}:focus-visible ~ &`]: ring,
      [`${input}:disabled ~ &`]: { borderColor: vars.color.ink4, background: vars.color.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${input}:checked ~ &`]: {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const tick = style({ display: 'none', selectors: { [`${input}:checked ~ ${disc} > &`]: { display: 'block' } } });

export const cornerTick = style([
  mark,
  {
    position: 'absolute',
    right: 0,
    bottom: 0,
    display: 'none',
    width: rem(24),
    height: rem(20),
    borderRadius: `${vars.radius.image} 0 ${vars.radius.card} 0`,
    background: vars.color.action,
    selectors: { [`${input}:checked ~ &`]: { display: 'grid' } },
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
]);
