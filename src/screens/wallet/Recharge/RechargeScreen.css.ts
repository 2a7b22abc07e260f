import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const body = style({ paddingInline: space.x16, paddingBlockEnd: space.x24 });

export const orders = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    marginInlineEnd: space.x12,
    color: color.link,
    whiteSpace: 'nowrap',
  },
]);

export const part = style({ marginBlockStart: space.x16 });

export const headingLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x12,
});

export const heading = style([text.heading, { marginBlockEnd: space.x10, color: color.ink }]);

/** Taller to the finger than to the eye. */
export const redeem = style([
  text.body,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    color: color.link,
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${size.touch}) / 2)` },
  },
]);

export const notes = style([text.meta, { padding: `${space.x12} ${space.x4} 0`, color: color.ink3 }]);
