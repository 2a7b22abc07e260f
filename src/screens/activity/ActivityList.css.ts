import { style } from '@vanilla-extract/css';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** Room below each card: a row of a virtual list has no gap of its own. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space.x4} ${space.x16} ${space.x8}`,
});

export const panel = style({ paddingBlock: `${space.x8} calc(${space.x24} + ${safe.bottom})` });

export const waiting = style({
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const waitingWords = style({ display: 'flex', flexDirection: 'column', gap: space.x8, padding: space.x16 });
