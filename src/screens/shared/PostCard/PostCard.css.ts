import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

/** Feed posts are full-width and flat, with ground between them (look.md §3). */
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

export const words = style({ display: 'block', whiteSpace: 'pre-wrap', textWrap: 'pretty', textSpacingTrim: 'trim-start' });

export const tagRow = style({ display: 'flex' });

/** Drawn in its line, 44 high to the finger. */
export const tag = style([
  text.small,
  {
    position: 'relative',
    color: color.link,
    overflowWrap: 'anywhere',
    '::after': { content: '', position: 'absolute', inset: `${rem(-12)} ${rem(-8)}` },
  },
]);
