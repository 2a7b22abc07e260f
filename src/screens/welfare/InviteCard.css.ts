import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: space.x16,
  borderRadius: radius.panel,
  background: `linear-gradient(100deg, ${color.washTop}, ${color.monthFrom})`,
  color: color.taskText,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x8 });

export const words = style({ display: 'flex', flexDirection: 'column', flex: `1 1 ${rem(150)}`, minWidth: 0 });

export const title = style([text.nav, { fontWeight: 700 }]);

export const line = style([text.meta, tabular]);

export const faces = style({ display: 'flex', flex: 'none' });

export const face = style({
  width: rem(36),
  height: rem(36),
  border: `2px solid ${color.card}`,
  borderRadius: radius.pill,
  background: color.tint,
  objectFit: 'cover',
  selectors: { '& + &': { marginInlineStart: rem(-10) } },
});

/** The code as on a ticket, with the button that copies it. */
export const ticket = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x8,
  minHeight: rem(56),
  padding: `${space.x8} ${space.x4} ${space.x8} ${space.x16}`,
  borderRadius: `${radius.card} ${radius.card} ${radius.card} ${radius.corner}`,
  background: color.card,
});

export const label = style([text.meta, { color: color.ink3 }]);

export const code = style([
  text.title,
  tabular,
  { display: 'block', overflowWrap: 'anywhere', color: color.ink, letterSpacing: '.06em', userSelect: 'text' },
]);

export const actions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(120)}), 1fr))`,
  gap: space.x8,
});
