import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, space } = vars;

export const arrow = style({
  position: 'fixed',
  top: rem(12),
  right: rem(20),
  zIndex: layer.viewer,
  width: rem(96),
  height: rem(96),
  fill: 'none',
  stroke: color.onPicture,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
});

export const steps = style([text.reading, { color: color.ink, textAlign: 'center' }]);

/** Broken between the two steps, never inside one. */
export const step = style({ position: 'relative', display: 'inline-block' });

export const dots = style({
  display: 'inline-flex',
  verticalAlign: 'text-bottom',
  borderRadius: '50%',
  background: color.tint,
  color: color.press,
});

export const why = style([text.meta, { marginTop: space.x8, color: color.ink3, textAlign: 'center' }]);

/** With large text they stand one above the other. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x12 });

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
