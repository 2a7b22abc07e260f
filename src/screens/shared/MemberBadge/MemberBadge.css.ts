import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

export const badge = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  paddingInline: rem(6),
  borderRadius: `${radius.badge} ${radius.badge} ${radius.badge} ${radius.tight}`,
  fontSize: rem(10),
  lineHeight: rem(16),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-badge=month]': {
      background: `linear-gradient(180deg, ${color.monthFrom}, ${color.monthTo})`,
      color: color.monthText,
    },
    '&[data-badge=normal]': { background: color.goldTint, color: color.goldText },
    '&[data-badge=year]': {
      background: `linear-gradient(105deg, ${color.goldMid}, ${color.gold})`,
      color: color.goldDeep,
    },
  },
});
