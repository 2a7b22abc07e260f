import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ display: 'flex', justifyContent: 'center', width: '100%' });

export const face = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x12,
    minHeight: vars.size.touch,
    padding: `${vars.space.x32} ${vars.space.x24}`,
    borderRadius: vars.radius.card,
    color: vars.color.ink2,
    textAlign: 'center',
    selectors: {
      '&[data-retry]': { cursor: 'pointer' },
      '&[data-compact]': {
        flexDirection: 'row',
        gap: vars.space.x8,
        paddingBlock: vars.space.x10,
        fontSize: rem(13),
        lineHeight: rem(20),
      },
    },
  },
]);

export const picture = style({ width: rem(160), height: rem(120) });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(56),
  height: rem(56),
  borderRadius: '50%',
  background: vars.color.tint,
  color: vars.color.press,
  selectors: { '[data-compact] > &': { width: rem(28), height: rem(28) } },
});
