import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from '../Button/hitArea.css.ts';
import { dim } from '../Button/press.css.ts';

const { color, space } = vars;

const off = '&:is(:disabled, [aria-disabled="true"])';
const on = '&:is([aria-pressed="true"], [aria-current="page"])';

const base = style([
  dim,
  hitArea,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    selectors: { [off]: { opacity: 0.45, cursor: 'default' } },
    '@media': {
      [media.forcedColors]: {
        selectors: { [on]: { color: 'Highlight' }, [off]: { opacity: 1, color: 'GrayText' } },
      },
    },
  },
]);

export const layout = styleVariants({
  over: [base, { flexDirection: 'column' }],
  beside: [base],
  trailing: [base, { flexDirection: 'row-reverse' }],
});

export const size = styleVariants({
  regular: [text.small, { gap: space.x6 }],
  small: [text.meta, { gap: space.x4 }],
});

export const height = styleVariants({
  touch: { minWidth: vars.size.touch, minHeight: vars.size.touch },
  text: { minHeight: rem(24) },
});

/** A cell of a row or grid of equals: the whole cell is the target. */
export const block = style({
  width: '100%',
  paddingBlock: space.x8,
  // Icons of a row stay level where one label takes a second line.
  selectors: { [`${layout.over}&`]: { justifyContent: 'flex-start' } },
});

export const tone = styleVariants({
  regular: { color: color.ink2 },
  quiet: { color: color.ink3 },
  strong: { color: color.ink },
  night: { color: color.nightText2, ':active': { color: color.nightText } },
});

export const activeTone = styleVariants({
  action: { selectors: { [on]: { color: color.link } } },
  danger: { selectors: { [on]: { color: color.dangerText } } },
  night: { selectors: { [on]: { color: color.nightAction } } },
});

const beat = keyframes({ '50%': { transform: 'scale(1.2)' } });

const onDanger = `${activeTone.danger}[aria-pressed="true"] > &`;

export const icon = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  // A shape carries its colour at less contrast than text.
  selectors: { [onDanger]: { color: color.danger } },
  '@media': { [media.motion]: { selectors: { [onDanger]: { animation: `${beat} 240ms ease-out` } } } },
});

/** On the icon's upper right shoulder, whatever its width. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 0,
  height: rem(8),
});

export const label = style({
  minWidth: 0,
  maxWidth: '100%',
  // Broken only where the whole label has no room.
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  selectors: { [`${tone.strong} > &`]: { color: color.ink2 }, [`${layout.over} > &`]: { textAlign: 'center' } },
});

/** From 9 to 10 nothing moves beside it. */
export const count = style({
  minWidth: '2ch',
  whiteSpace: 'nowrap',
  selectors: { [`${layout.over} > &`]: { textAlign: 'center' }, [`${layout.trailing} > &`]: { textAlign: 'end' } },
});
