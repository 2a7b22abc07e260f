import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const strip = style([
  text.small,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    minHeight: rem(40),
    padding: `${space.x8} ${space.x12}`,
    borderRadius: radius.field,
    background: `linear-gradient(105deg, ${color.goldFrom}, ${color.goldMid})`,
    color: color.goldDeep,
  },
]);

export const crown = style({ display: 'inline-flex', flex: 'none', color: color.goldText });

export const words = style({ flex: 1, minWidth: 0 });
