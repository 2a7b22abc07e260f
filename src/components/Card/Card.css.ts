import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

const base = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const tone = styleVariants(
  {
    card: { background: vars.color.card, boxShadow: vars.shadow.card },
    gold: {
      background: `linear-gradient(105deg, ${vars.color.goldFrom}, ${vars.color.goldMid} 55%, ${vars.color.goldTo})`,
      color: vars.color.goldDeep,
    },
    gem: { background: vars.color.gemPanel },
    tint: { background: vars.color.tint },
  },
  (look) => [base, look],
);

export const padding = styleVariants({
  // What bleeds to the edge is cut by the corner.
  none: { overflow: 'hidden' },
  small: { padding: vars.space.x12 },
  regular: { padding: vars.space.x16 },
});
