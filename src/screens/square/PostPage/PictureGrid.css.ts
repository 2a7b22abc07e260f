import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

const ring = { outline: `2px solid ${color.action}`, outlineOffset: 2 };

/** The place of the next picture. */
export const add = style([
  text.meta,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x4,
    aspectRatio: '1',
    borderRadius: radius.image,
    background: color.ground,
    color: color.ink3,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    cursor: 'pointer',
    ':active': { background: color.tint },
    selectors: { '&:has(:focus-visible)': ring },
    '@supports': { [supports.hasNot]: { selectors: { '&:focus-within': ring } } },
  },
]);

export const hint = style([text.meta, { marginBlockStart: space.x8, minHeight: rem(18), color: color.ink3 }]);
