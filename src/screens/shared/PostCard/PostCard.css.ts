import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** Feed posts are full-width and flat, with ground between them (look §3). */
export const card = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.x10,
    padding: `${space.x12} ${space.x16} 0`,
    background: color.card,
  },
]);

/** One line of words is too low for a finger: it is hit as well above, up to the middle of the author's name. */
export const words = style({
  display: 'block',
  whiteSpace: 'pre-wrap',
  textSpacingTrim: 'trim-start',
  '@supports': { [supports.notWebKit]: { textWrap: 'pretty' } },
  '::before': { content: '', position: 'absolute', insetInline: 0, top: rem(-30), height: rem(30) },
});

export const tagRow = style({ display: 'flex' });

/** Drawn in its line, 44 high to the finger: more above, where the actions below need their own height. */
export const tag = style([
  text.small,
  {
    position: 'relative',
    color: color.link,
    overflowWrap: 'anywhere',
    '::after': { content: '', position: 'absolute', inset: `${rem(-20)} ${rem(-8)} ${rem(-4)}` },
  },
]);
