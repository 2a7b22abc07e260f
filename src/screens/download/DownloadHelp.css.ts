import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

export const card = style({
  padding: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const heading = style([text.name, { marginBlockEnd: space.x8, color: color.ink }]);

export const steps = style({ display: 'flex', flexDirection: 'column', gap: space.x10 });

export const step = style([text.body, { display: 'flex', gap: space.x10, color: color.ink2 }]);

export const number = style([
  text.micro,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(22),
    height: rem(22),
    borderRadius: `${radius.badge} ${radius.badge} ${radius.badge} ${radius.tight}`,
    background: color.tint,
    color: color.press,
  },
]);

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });

export const question = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.touch,
    color: color.ink,
    cursor: 'pointer',
    listStyle: 'none',
  },
  {
    '::after': {
      content: '',
      flex: 'none',
      width: rem(7),
      height: rem(7),
      marginInlineStart: 'auto',
      borderBlockEnd: `2px solid ${color.ink3}`,
      borderInlineEnd: `2px solid ${color.ink3}`,
      transform: 'rotate(45deg)',
    },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '[open] > &::after': { transform: 'rotate(225deg)' },
    },
  },
]);

export const answer = style([text.small, { paddingBlockEnd: space.x12, color: color.ink2 }]);
