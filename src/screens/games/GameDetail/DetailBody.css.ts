import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, space } = vars;

export const hero = style({
  width: '100%',
  height: rem(212),
  '@media': { [when.short]: { height: dvh(44) } },
  objectFit: 'cover',
  // The sheet's round corners lie over the last 16 of it.
  marginBottom: rem(-16),
  background: `${color.skeleton} center / cover`,
});

export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.x16,
  minHeight: `calc(${dvh(100)} - ${rem(196)})`,
  paddingInline: space.x16,
  paddingBottom: space.x24,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
