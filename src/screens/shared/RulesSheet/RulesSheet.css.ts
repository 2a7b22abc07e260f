import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const rules = style({
  display: 'grid',
  gap: space.x12,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.x24,
  listStyle: 'none',
  counterReset: 'rule',
});

export const rule = style([
  text.body,
  {
    position: 'relative',
    paddingInlineStart: rem(32),
    color: color.ink2,
    counterIncrement: 'rule',
    overflowWrap: 'anywhere',
    '::before': {
      content: 'counter(rule)',
      position: 'absolute',
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      width: rem(22),
      height: rem(22),
      borderRadius: '50%',
      background: color.tint,
      color: color.press,
      fontSize: rem(12),
      fontWeight: 600,
    },
  },
]);
