import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, space } = vars;

const hairline = `1px solid ${color.line}`;

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
  minHeight: `calc(${dvh(100)} - ${rem(196)})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});

/** Stands over the edge of the picture in a white frame of 3. */
export const icon = style({
  flex: 'none',
  marginTop: rem(-20),
  padding: rem(3),
  borderRadius: radius.panel,
  background: color.card,
});

export const price = style({ minHeight: rem(56), borderBottom: hairline });

export const facts = style({ borderBottom: hairline });

/** The value stands over its name, and is read after it. */
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.x2,
  paddingInline: space.x2,
  selectors: { '& + &': { borderInlineStart: hairline } },
});

export const giftIcon = style({ width: rem(44), height: rem(44), borderRadius: radius.image, objectFit: 'cover' });

export const change = style({ paddingInlineStart: space.x12, borderInlineStart: `2px solid ${color.tint}` });

/** With large text the button takes a row of its own. */
export const mainAction = style({ flex: 1, '@media': { [when.largeText]: { flexBasis: '100%' } } });
