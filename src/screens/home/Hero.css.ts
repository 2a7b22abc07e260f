import { style } from '@vanilla-extract/css';
import { leavesPicture } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const hero = style({ overflow: 'hidden', borderRadius: radius.card });

export const slide = style({ position: 'relative', display: 'block' });

export const words = style([
  leavesPicture,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.x2,
    paddingTop: rem(40),
    paddingBottom: space.x12,
    paddingInline: rem(14),
    background: `linear-gradient(180deg, ${color.scrimStart} 0, ${color.scrimMid} 52%, ${color.scrimEnd})`,
    color: color.onPicture,
  },
]);

export const title = style([text.title, oneLine, { maxWidth: '100%' }]);

/** Ends before the dots at the right. */
export const brief = style([text.small, oneLine, { maxWidth: `calc(100% - ${rem(56)})` }]);
