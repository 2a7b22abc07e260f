import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x8,
  padding: `${space.x8} ${space.x12} ${space.x8} ${space.x16}`,
  borderRadius: radius.panel,
  background: `linear-gradient(100deg, ${color.washTop}, ${color.monthFrom})`,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: `1 1 ${rem(140)}`,
  minWidth: 0,
  color: color.taskText,
});

export const title = style([text.name]);

export const line = style([text.meta]);

export const faces = style({ display: 'flex', flex: 'none' });

const disc = { width: rem(40), height: rem(40), border: `2px solid ${color.card}`, borderRadius: radius.pill } as const;

export const face = style({ ...disc, objectFit: 'cover', selectors: { '& + &': { marginInlineStart: rem(-10) } } });

export const add = style({
  ...disc,
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: rem(-10),
  background: color.tint,
  color: color.link,
});
