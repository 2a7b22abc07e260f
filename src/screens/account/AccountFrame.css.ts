import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const frame = style({ padding: `0 ${space.x16} ${space.x32}` });

export const hero = style({
  display: 'flex',
  // With large text the cat goes under the words.
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  paddingInlineStart: space.x8,
});

export const words = style({ flex: `1 1 ${rem(136)}`, minWidth: 0, paddingBlock: `${space.x8} ${space.x20}` });

export const logo = style({ width: rem(44), height: rem(44) });

export const greeting = style([text.title, { marginBlockStart: space.x12, color: color.ink }]);

export const line = style([text.small, { color: color.ink2 }]);

/** The cat sits on the edge of the panel: its shadow falls behind it. */
export const picture = style({
  flex: 'none',
  width: rem(164),
  height: rem(123),
  marginInline: `auto ${rem(-4)}`,
  marginBlockEnd: rem(-13),
});

export const panel = style({
  position: 'relative',
  padding: `${space.x20} ${space.x16} ${space.x16}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.x24,
  marginBlockStart: space.x16,
});
