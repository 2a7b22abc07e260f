import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const row = style({ paddingInline: space.x16, paddingBlock: space.x4 });

export const cell = style({ minWidth: 0, marginBottom: space.x6 });

export const face = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

/** White around it, so that it stands out on any cover. */
export const dot = style({
  position: 'absolute',
  top: space.x6,
  right: space.x6,
  display: 'grid',
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.card,
});

export const title = style([text.smallStrong, oneLine, { marginTop: space.x6 }]);

export const line = style([text.meta, tabular, oneLine, { color: color.ink3 }]);

/** The whole tile is the tap area. */
export const choosing = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: radius.image,
  textAlign: 'start',
  selectors: { '&[aria-checked=true]': { outline: `${rem(2)} solid ${color.action}`, outlineOffset: rem(3) } },
});

export const check = style({ position: 'absolute', top: space.x6, left: space.x6 });

export const waiting = style({ display: 'flex', flexDirection: 'column', gap: space.x6 });
