import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { press } from '../Button/press.css.ts';

const { color, radius, size, space } = vars;

/** How every chip is cut: 30 px high with one line of text. */
const shape = { paddingBlock: rem(4), paddingInline: space.x12, borderRadius: radius.pill } as const;

export const layout = styleVariants({
  wrap: { display: 'flex', flexWrap: 'wrap', columnGap: space.x8 },
  scroll: {
    // What the chips' own positions are counted from.
    position: 'relative',
    display: 'flex',
    columnGap: space.x8,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(64)}, 22%), 1fr))`,
    columnGap: space.x8,
  },
});

/** The page's own side distance, inside the line that scrolls. */
export const inset = style({ paddingInline: space.x16 });

/** A target of 44 px, whatever the visible height. */
export const target = style([
  press,
  {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    minWidth: size.touch,
    maxWidth: '100%',
    minHeight: size.touch,
    cursor: 'pointer',
    selectors: {
      '&:is(:disabled, [data-disabled])': { cursor: 'default' },
      [`${layout.scroll} > &`]: { maxWidth: 'none', outlineOffset: -2 },
      [`${layout.grid} > &`]: { placeItems: 'center stretch' },
    },
  },
]);

/** The native radio or checkbox, unseen over its chip. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const chip = style([
  text.small,
  shape,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x4,
    minWidth: 0,
    // Transparent, so that a chosen one has its edge without growing.
    border: '1px solid transparent',
    color: color.ink2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      [`${layout.scroll} &`]: { whiteSpace: 'nowrap' },
      [`${input}:focus-visible + &`]: { outline: `2px solid ${color.action}`, outlineOffset: 2 },
      [`:is(:disabled, [data-disabled]) > &`]: { background: 'transparent', color: color.ink3 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '[data-chosen] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          ':is(:disabled, [data-disabled]) > &': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

const onGround = '[data-surface=ground] > ';
const isOff = ':not(:disabled, [data-disabled])';

export const variant = styleVariants(
  {
    /** Each on a ground of its own; no bolder when chosen, which would push its neighbours to another line. */
    pills: {
      background: color.quiet,
      selectors: {
        [`${onGround}* > &`]: { background: color.card },
        [`[data-chosen]${isOff} > &`]: { borderColor: color.action, background: color.tint, color: color.press },
        '[aria-invalid=true] > * > &': { background: color.dangerTint, color: color.dangerText },
      },
    },
    /** Text alone, until it is chosen. */
    text: {
      selectors: {
        [`[data-chosen]${isOff} > &`]: { background: color.tint, color: color.press, fontWeight: 600 },
        [`${onGround}[data-chosen]${isOff} > &`]: { background: color.card },
      },
    },
  },
  (look) => [chip, look],
);
