import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { tabular, text, visuallyHidden } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, motion, radius, space } = vars;

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x10 });

export const card = style({ position: 'relative', display: 'block', cursor: 'pointer' });

export const radio = style([visuallyHidden]);

/** The ring is a shadow, so that choosing moves nothing. */
export const face = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: rem(116),
  paddingBlock: `${space.x20} ${space.x12}`,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  transition: `background ${motion.press}`,
  selectors: {
    [`${radio}:checked + &`]: {
      background: `color-mix(in srgb, ${color.tint} 70%, ${color.card})`,
      boxShadow: `inset 0 0 0 2px ${color.action}`,
    },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.action}`, outlineOffset: 2 },
  },
});

export const tag = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

export const amount = style([
  text.title,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    color: color.ink,
    '@media': { '(max-width: 359px)': { fontSize: rem(18) } },
  },
]);

export const bonus = style([text.meta, tabular, { minHeight: rem(18), color: color.dangerText }]);

export const price = style([
  text.name,
  tabular,
  { color: color.ink2, selectors: { [`${radio}:checked + ${face} &`]: { color: color.press } } },
]);

export const check = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(20),
  borderRadius: `${radius.image} 0 ${radius.card} 0`,
  background: color.action,
  color: color.onAction,
  opacity: 0,
  selectors: { [`${radio}:checked + ${face} &`]: { opacity: 1 } },
});
