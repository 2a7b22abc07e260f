import { style, styleVariants } from '@vanilla-extract/css';
import { wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

const base = style({ display: 'flex', alignItems: 'center', justifyContent: 'center' });

const column = style([base, { flexDirection: 'column', textAlign: 'center' }]);

export const size = styleVariants({
  page: [
    column,
    {
      gap: space.x16,
      minHeight: '100%',
      // A little above the middle, where the eye looks for it.
      padding: `${space.x16} ${space.x16} ${space.x40}`,
    },
  ],
  panel: [column, { gap: space.x12, padding: `${space.x32} ${space.x24}` }],
  row: [base, wraps, { gap: space.x8, minHeight: vars.size.touch, padding: `${space.x10} ${space.x24}` }],
});

export type ResultSize = keyof typeof size;

export const picture = styleVariants({ page: 200, panel: 160, row: 56 }, (width) => ({
  flex: 'none',
  width: rem(width),
  height: rem((width / 4) * 3),
  objectFit: 'contain',
}));

export const content = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

/** Further from the text than the text is from the picture. */
export const actions = styleVariants({ page: space.x8, panel: space.x4, row: '0' }, (marginTop) => ({ marginTop }));
