import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from '../Button/hitArea.css.ts';
import { press } from '../Button/press.css.ts';

const base = style([
  press,
  hitArea,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: '50%',
    selectors: { '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45, cursor: 'default' } },
  },
]);

const disc = { background: vars.color.card, color: vars.color.ink, boxShadow: vars.shadow.card };

export const tone = styleVariants({
  plain: [base, { color: vars.color.ink, ':active': { background: vars.color.tint } }],
  quiet: [base, { color: vars.color.ink3, ':active': { background: vars.color.quiet } }],
  disc: [base, disc, { ':active': { background: vars.color.tint } }],
  night: [base, { color: vars.color.nightText, ':active': { background: vars.color.night3 } }],
});

const square = (px: number) => ({ width: rem(px), height: rem(px) });

export const size = styleVariants({ large: square(44), regular: square(36), small: square(28) });
