import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const facts = style([
  text.meta,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x8,
    color: color.ink3,
  },
]);

export const reward = style([
  text.smallStrong,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    paddingBlock: space.x10,
    paddingInline: space.x12,
    borderRadius: `${radius.field} ${radius.field} ${radius.field} ${radius.corner}`,
    background: color.gemPanel,
    color: color.gem,
  },
]);

export const prize = style({ flex: 'none', width: rem(24), height: rem(24) });

export const joined = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x4,
    paddingBlockEnd: space.x8,
    color: color.success,
  },
]);
