import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { dim } from '../Button/press.css.ts';

const off = '&:is(:disabled, [aria-disabled="true"])';

const base = style([
  dim,
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    paddingInline: vars.space.x12,
    borderRadius: vars.radius.field,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // The bar may reach the edge of the screen.
    ':focus-visible': { outlineOffset: -2 },
    selectors: { [off]: { opacity: 0.45, cursor: 'default' } },
    '@media': { [media.forcedColors]: { selectors: { [off]: { opacity: 1, color: 'GrayText' } } } },
  },
]);

export const tone = styleVariants({
  regular: [base, { color: vars.color.ink }],
  action: [base, { color: vars.color.link, fontWeight: 600 }],
  danger: [base, { color: vars.color.dangerText, fontWeight: 600 }],
});
