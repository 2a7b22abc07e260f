import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const rows = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

/** The same look for a link, a button, and what is only told. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x12}`,
  width: '100%',
  minHeight: rem(54),
  padding: `${space.x12} ${space.x16}`,
  textAlign: 'start',
  selectors: { ':is(a, button):active > &': { background: color.ground } },
});

export const press = style({ display: 'block', width: '100%' });

export const label = style([text.body, { flex: 'none', color: color.ink }]);

export const value = style([
  text.body,
  {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.x6,
    minWidth: rem(96),
    color: color.ink2,
  },
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'end' });

/** What a tap leads to, where the value alone does not say. */
export const action = style([text.body, { flex: 'none', color: color.link }]);

/** As wide for every icon, so that they stand below each other. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(20),
  marginInlineEnd: rem(-4),
  color: color.ink3,
});

/** The badge stands before the words, or above them where they are long. */
export const membership = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x6,
});
