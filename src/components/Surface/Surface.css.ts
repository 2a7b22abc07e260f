import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { goldGradient } from '#theme/gradients.ts';
import { vars } from '#theme/vars.css.ts';

const base = style({
  position: 'relative',
  minWidth: 0,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const tone = styleVariants(
  {
    card: { background: vars.color.card, boxShadow: vars.shadow.card },
    gold: {
      background: goldGradient,
      color: vars.color.goldDeep,
    },
    goldTint: { background: vars.color.goldTint },
    gem: { background: vars.color.gemPanel },
    tint: { background: vars.color.tint },
    quiet: { background: vars.color.quiet },
  },
  (look) => [base, look],
);

export const radius = styleVariants(
  { field: vars.radius.field, card: vars.radius.card, panel: vars.radius.panel },
  (borderRadius) => ({ borderRadius }),
);

/** What bleeds to the edge is cut by the corner. */
export const clip = style({ overflow: 'hidden' });

export const stack = style({ display: 'flex', flexDirection: 'column' });
