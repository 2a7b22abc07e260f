import { style } from '@vanilla-extract/css';
import { TALLEST_IN_FEED } from '#components/PictureGrid/layOutPictures.ts';
import { grid } from '#components/PictureGrid/PictureGrid.css.ts';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { lines, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

/** Feed posts are full-width and flat, with ground between them (look §3). */
export const card = style([text.body, { background: color.card }]);

/** Above the surface of the content that follows; the dots of the menu end where the text ends. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  selectors: { '&[data-menu]': { marginInlineEnd: rem(-6) } },
});

/** One line of text is too low for a finger: it is hit as well above, up to the middle of the author's name. */
export const content = style({
  display: 'block',
  whiteSpace: 'pre-wrap',
  textSpacingTrim: 'trim-start',
  '@supports': { [supports.notWebKit]: { textWrap: 'pretty' } },
  '::before': { content: '', position: 'absolute', insetInline: 0, top: rem(-30), height: rem(30) },
});

/** 44 high to the finger, all of it above, where the actions below need their own height. */
export const tag = style([
  text.small,
  {
    position: 'relative',
    color: color.link,
    overflowWrap: 'anywhere',
    '::after': { content: '', position: 'absolute', inset: `${rem(-24)} ${rem(-8)} 0` },
  },
]);

export const skeletonContent = style([
  lines.two,
  { minHeight: ['3.2em', '2lh'], whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);

/** As high as a tall picture is, whatever comes to stand in it. */
export const skeletonPicture = style({ flex: 'none', minHeight: 0, aspectRatio: String(TALLEST_IN_FEED) });

/** Until the picture is known it may be of any shape. */
export const skeletonGrid = style([grid, { selectors: { '&:not([data-grid])': { height: '100%' } } }]);

export const skeletonCell = style({ height: '100%' });
