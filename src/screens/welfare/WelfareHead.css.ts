import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const head = style([
  wraps,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    minHeight: rem(92),
    paddingInlineStart: space.x4,
  },
]);

export const words = style([
  keepsWords,
  { display: 'flex', flexDirection: 'column', gap: space.x4, flex: 1, minWidth: 0 },
]);

export const title = style([text.display, { fontSize: rem(24), lineHeight: rem(32) }]);

export const count = style([tabular, { color: color.press }]);

export const line = style([
  text.small,
  tabular,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x6, color: color.ink2 },
]);

export const picture = style({ flex: 'none', width: rem(104), height: rem(92), objectFit: 'contain' });
