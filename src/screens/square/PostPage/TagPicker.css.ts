import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { press } from '#components/Button/press.css.ts';

const { color, radius, size, space } = vars;

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space.x8 });

export const heading = style([text.name, { color: color.ink }]);

export const problem = style([text.meta, { color: color.dangerText }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x8 });

/** 44 high for the finger; the chip alone is drawn. */
export const choice = style([
  press,
  { position: 'relative', display: 'grid', alignItems: 'center', minHeight: size.touch, cursor: 'pointer' },
]);

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** The chip under the unseen radio. */
export const chip = style([
  text.small,
  {
    padding: `${rem(5)} ${space.x12}`,
    border: '1px solid transparent',
    // The tightened corner of the house.
    borderRadius: `${radius.card} ${radius.card} ${radius.card} ${radius.corner}`,
    background: color.quiet,
    color: color.ink2,
    selectors: {
      // No bolder: a wider chip would push its neighbours to another line.
      [`${input}:checked + &`]: { borderColor: color.action, background: color.tint, color: color.press },
      [`${input}:focus-visible + &`]: { outline: `2px solid ${color.action}`, outlineOffset: 2 },
      '[data-invalid] &': { background: color.dangerTint, color: color.dangerText },
    },
    '@media': { [media.forcedColors]: { selectors: { [`${input}:checked + &`]: { outline: '2px solid Highlight' } } } },
  },
]);

export const waiting = style({ display: 'flex', gap: space.x8, paddingBlock: rem(6) });
