import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const DISC = 24;
const PILL = 56;

export const root = style({
  width: '100%',
  minWidth: 0,
  color: vars.color.ink,
  selectors: {
    '&[data-tone="night"]': { color: vars.color.nightText },
    '&[data-disabled]': { color: vars.color.ink3 },
  },
});

export const head = style([
  text.smallStrong,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space.x16 },
]);

export const value = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const rail = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  cursor: 'pointer',
  // A finger that goes up or down scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: { '[data-disabled] > &': { cursor: 'default' } },
});

/**
 * The native control for keys, forms and screen readers, over the whole row; unseen, and the finger goes
 * through it to the row.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** Runs from the middle of the thumb at one end to its middle at the other. */
export const track = style({
  position: 'relative',
  flex: 1,
  height: rem(4),
  marginInline: rem(DISC / 2),
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  selectors: {
    '[data-thumb="value"] > &': { marginInline: rem(PILL / 2) },
    '[data-tone="night"] &': { background: vars.color.night3 },
  },
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.sky2,
  selectors: {
    '[data-tone="night"] &': { background: vars.color.nightAction },
    '[data-disabled] &': { background: vars.color.ink4 },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const mark = style({
  position: 'absolute',
  top: '50%',
  width: rem(8),
  height: rem(8),
  border: `2px solid ${vars.color.edge}`,
  borderRadius: '50%',
  background: vars.color.card,
  transform: 'translate(-50%, -50%)',
  selectors: {
    '&[data-passed]': { borderColor: vars.color.sky2 },
    '[data-tone="night"] &': { borderColor: vars.color.nightText2, background: vars.color.night3 },
    '[data-tone="night"] &[data-passed]': { borderColor: vars.color.nightAction },
    '[data-disabled] &': { borderColor: vars.color.ink4 },
  },
});

export const markLabel = style([
  text.meta,
  {
    position: 'absolute',
    top: rem(12),
    left: '50%',
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    selectors: { '[data-tone="night"] &': { color: vars.color.nightText2 } },
  },
]);

export const thumb = style([
  text.smallStrong,
  {
    position: 'absolute',
    top: '50%',
    display: 'grid',
    placeItems: 'center',
    minWidth: rem(DISC),
    height: rem(DISC),
    borderRadius: vars.radius.pill,
    background: vars.color.card,
    boxShadow: `0 0 0 1px ${vars.color.edge}, ${vars.shadow.card}`,
    color: vars.color.ink,
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    selectors: {
      '[data-thumb="value"] &': { minWidth: rem(PILL), height: rem(26), paddingInline: vars.space.x8 },
      '[data-tone="night"] &': { background: vars.color.nightText, boxShadow: 'none' },
      [`${input}:focus-visible ~ ${track} > &`]: { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 },
      [`[data-tone="night"] ${input}:focus-visible ~ ${track} > &`]: { outlineColor: vars.color.nightAction },
      '[data-disabled] &': { background: vars.color.disabled, boxShadow: `0 0 0 1px ${vars.color.ink4}` },
    },
    '@media': {
      [media.motion]: {
        transition: `scale ${vars.motion.release} ${vars.motion.enter}`,
        selectors: {
          [`${rail}:active > ${input}:enabled ~ ${track} > &`]: {
            scale: '1.12',
            transitionDuration: vars.motion.press,
          },
        },
      },
      [media.forcedColors]: { border: '2px solid' },
    },
  },
]);
