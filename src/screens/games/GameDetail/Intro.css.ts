import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

const LINE = 22;

export const heading = style([text.heading, { marginBottom: space.x8 }]);

export const box = style({ position: 'relative' });

export const words = style([
  text.body,
  {
    color: color.ink2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-folded=true] > &': { maxHeight: rem(3 * LINE), overflow: 'hidden' },
    },
  },
]);

/** Folded, it covers the end of the third line; its 44 px hit area is invisible. */
export const fold = style([
  text.body,
  {
    position: 'relative',
    color: color.link,
    fontWeight: 600,
    '::after': { content: '""', position: 'absolute', inset: `${rem(-11)} ${rem(-8)}` },
    selectors: {
      '[data-folded=true] > &': {
        position: 'absolute',
        right: 0,
        bottom: 0,
        paddingInlineStart: rem(32),
        background: `linear-gradient(90deg, transparent, ${color.card} ${rem(24)})`,
      },
    },
  },
]);
