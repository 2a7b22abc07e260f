import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from '../Button/hitArea.css.ts';
import { dim } from '../Button/press.css.ts';

const text = style({
  borderRadius: vars.radius.corner,
  color: vars.color.link,
  // Weight tells a link from the words around it where colour does not.
  fontWeight: 600,
  textUnderlineOffset: rem(3),
  ':active': { color: vars.color.press },
  '@media': { [media.finePointer]: { ':hover': { textDecoration: 'underline' } } },
});

export const variant = styleVariants({
  plain: [dim, { borderRadius: vars.radius.corner }],
  text: [text],
  standalone: [text, hitArea, { display: 'inline-flex', alignItems: 'center' }],
});
