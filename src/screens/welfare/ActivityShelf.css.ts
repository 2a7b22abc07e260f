import { style } from '@vanilla-extract/css';
import { leavesPicture } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const item = style({
  flex: 'none',
  width: `min(84%, ${rem(288)})`,
  scrollSnapAlign: 'start',
  selectors: { '&:only-child': { width: '100%' } },
});

export const banner = style({ position: 'relative', display: 'block', overflow: 'hidden', borderRadius: radius.card });

export const words = style([
  leavesPicture,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'flex',
    flexDirection: 'column',
    padding: `${rem(28)} ${space.x12} ${space.x8}`,
    background: `linear-gradient(180deg, ${color.scrimStart} 0, ${color.scrimMid} 48%, ${color.scrimEnd})`,
    color: color.onPicture,
  },
]);

export const title = style([text.name, oneLine]);

export const brief = style([text.meta, oneLine]);
