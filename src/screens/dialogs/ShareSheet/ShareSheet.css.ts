import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const subject = style([text.small, oneLine, { color: color.ink3, textAlign: 'center' }]);

export const targets = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-evenly', rowGap: space.x12, paddingBlock: space.x16 });

export const target = style([
  text.small,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.x8,
    minWidth: rem(72),
    borderRadius: radius.card,
    color: color.ink2,
  },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(52),
  height: rem(52),
  borderRadius: '50%',
  background: color.tint,
  color: color.press,
  selectors: {
    '&[data-target=qq]': { color: color.sky2 },
    '&[data-target=wechat]': { background: color.successTint, color: color.success },
  },
});

/** Room for the one line is kept, so that nothing jumps when it appears. */
export const hint = style([text.small, { minHeight: rem(20), color: color.success, textAlign: 'center' }]);
