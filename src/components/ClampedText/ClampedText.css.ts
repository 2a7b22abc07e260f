import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

const LINES = 4;

/** A line's height in letters, where the browser does not know `lh`: before Chromium 109 and Safari 16.4. */
const LINE_EM = 1.6;

export const root = style({ position: 'relative' });

export const text = style({
  overflowWrap: 'anywhere',
  selectors: {
    [`${root}:not([data-open]) > &`]: {
      maxHeight: [`${LINES * LINE_EM}em`, `calc(${LINES} * 1lh)`],
      overflow: 'hidden',
    },
  },
});

/** Folded, it covers the end of the last line; its 44 px hit area is invisible. */
export const fold = style({
  position: 'relative',
  color: color.link,
  '::after': { content: '""', position: 'absolute', inset: `${rem(-12)} ${rem(-8)}` },
  selectors: {
    [`${root}:not([data-open]) > &`]: {
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 0,
      paddingInlineStart: rem(32),
      background: `linear-gradient(90deg, transparent, ${color.card} ${rem(24)})`,
    },
  },
});
