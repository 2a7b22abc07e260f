import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

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
