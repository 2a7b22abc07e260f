import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const footer = style([
  text.meta,
  { padding: `${space.x16} ${space.x16} ${space.x24}`, color: color.ink3, textAlign: 'center' },
]);

export const links = style({ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', columnGap: space.x20 });

export const link = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink2 },
]);

export const credit = style({ marginBlockStart: space.x8 });

export const inline = style({
  whiteSpace: 'nowrap',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
