import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Of a row and of one on its way, so that nothing moves when it arrives. */
export const ROW_HEIGHT = 76;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  minHeight: rem(ROW_HEIGHT),
  padding: `${space.x12} ${space.x16}`,
  ':active': { background: color.ground },
});

export const kind = style({ position: 'relative', flex: 'none', display: 'grid' });

export const picture = style({ width: rem(44), height: rem(44) });

/** White around it, so that it stands out on any picture. */
export const dot = style({
  position: 'absolute',
  top: rem(-2),
  right: rem(-4),
  display: 'grid',
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.card,
});

export const texts = style({ display: 'flex', flex: 1, flexDirection: 'column', gap: space.x4, minWidth: 0 });

/** With large text the time goes under the title. */
export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x12}`,
});

export const title = style([
  text.name,
  oneLine,
  { flex: `1 1 ${rem(88)}`, minWidth: 0, selectors: { '[data-read] &': { color: color.ink2, fontWeight: 400 } } },
]);

export const time = style([text.meta, tabular, { flex: 'none', color: color.ink3 }]);

export const summary = style([
  text.small,
  oneLine,
  { color: color.ink2, selectors: { '[data-read] &': { color: color.ink3 } } },
]);
