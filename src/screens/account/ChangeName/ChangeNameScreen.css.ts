import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x16,
  padding: `${space.x8} ${space.x16} ${space.x32}`,
});

/** How the name will stand under what one writes. */
export const preview = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x12,
  padding: `${space.x16} ${space.x8} ${space.x4}`,
});

export const words = style({ flex: 1, minWidth: 0 });

export const name = style([
  text.title,
  oneLine,
  { minHeight: rem(28), color: color.ink, selectors: { '&[data-empty]': { color: color.ink3 } } },
]);

export const caption = style([text.small, { color: color.ink2 }]);

export const panel = style({
  padding: `${space.x20} ${space.x16} ${space.x16}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
});

export const counter = style([
  text.meta,
  tabular,
  { paddingInlineEnd: space.x4, color: color.ink3, selectors: { '&[data-over]': { color: color.dangerText } } },
]);
