import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

/** Holds the sky still while the page scrolls over it. */
export const stage = style({ position: 'absolute', inset: 0, overflow: 'hidden', background: color.ground });

export const rules = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space.x12,
    color: color.ink,
    whiteSpace: 'nowrap',
  },
]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x12,
  padding: `0 ${space.x16} ${space.x24}`,
});

export const heading = style([
  text.heading,
  { marginBlockEnd: space.x8, paddingInlineStart: rem(2), color: color.ink },
]);
