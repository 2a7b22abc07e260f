import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  // With large text the balance goes under the words.
  flexWrap: 'wrap',
  gap: `0 ${space.x8}`,
  minHeight: rem(76),
  paddingInlineStart: space.x4,
});

export const words = style({ flex: `1 1 ${rem(200)}`, minWidth: 0, paddingBlockEnd: space.x8 });

export const streak = style([tabular, { fontSize: rem(24), lineHeight: rem(32), fontWeight: 700, color: color.ink }]);

export const days = style({ color: color.press });

export const line = style([
  text.small,
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.x8, color: color.ink },
]);
