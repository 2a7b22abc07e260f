import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  padding: space.x12,
  borderRadius: radius.card,
  background: color.ground,
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([text.name, oneLine, { color: color.ink }]);

export const excerpt = style([text.small, oneLine, { color: color.ink3 }]);

export const targets = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.x12,
  paddingBlock: `${space.x20} ${space.x12}`,
});

export const place = style({ display: 'grid', flex: `1 0 ${rem(56)}` });

export const target = style([
  text.small,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.x8,
    minHeight: vars.size.touch,
    borderRadius: radius.card,
    color: color.ink2,
    whiteSpace: 'nowrap',
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
    '&[data-target=poster]': { background: color.gemTint, color: color.gem },
    '&[data-target=qq]': { color: color.sky2 },
    '&[data-target=wechat]': { background: color.successTint, color: color.success },
    '&[data-target=more]': { background: color.quiet, color: color.ink2 },
  },
});

/** Room for the one line is kept, so that nothing jumps when it appears. */
export const hint = style([text.small, { minHeight: rem(20), color: color.success, textAlign: 'center' }]);

export const byHand = style({ display: 'grid', gap: space.x4, color: color.ink2 });

export const address = style({
  color: color.link,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});
