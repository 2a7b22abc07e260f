import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';
import { dim, press as shrink } from '../Button/press.css.ts';

const base = style({
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Inside, because what it fills is often cut off at its own edge.
  ':focus-visible': { outlineOffset: rem(-2) },
  selectors: {
    '&:is(:disabled, [aria-disabled="true"])': { opacity: 0.45, cursor: 'default' },
    '&[aria-checked="true"]': { outline: `${rem(2)} solid ${vars.color.action}`, outlineOffset: rem(3) },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-checked="true"]': { outlineColor: 'Highlight' } } },
  },
});

export const feedback = styleVariants({ dim: [dim, base], shrink: [shrink, base] });

export const fill = styleVariants({
  width: { display: 'block', width: '100%' },
  cover: { position: 'absolute', inset: 0, display: 'block' },
  content: { display: 'inline-block', maxWidth: '100%' },
});

export const radius = styleVariants({
  none: {},
  image: { borderRadius: vars.radius.image },
  field: { borderRadius: vars.radius.field },
  card: { borderRadius: vars.radius.card },
  panel: { borderRadius: vars.radius.panel },
  pill: { borderRadius: vars.radius.pill },
});
