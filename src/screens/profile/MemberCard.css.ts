import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
  overflow: 'hidden',
});

export const gold = style({
  position: 'relative',
  minHeight: rem(140),
  padding: `${space.x16} ${space.x16} ${space.x20}`,
  background: `linear-gradient(105deg, ${color.goldFrom}, ${color.goldMid} 55%, ${color.goldTo})`,
  color: color.goldDeep,
  overflow: 'hidden',
});

export const title = style([
  text.nav,
  { position: 'relative', display: 'flex', alignItems: 'center', gap: space.x6, fontWeight: 700 },
]);

export const crown = style({ color: color.goldText });

export const line = style([
  text.small,
  {
    position: 'relative',
    marginBlockStart: space.x2,
    color: color.goldText,
    selectors: { '&[data-urgent]': { fontWeight: 700, color: color.goldDeep } },
  },
]);

export const waiting = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space.x4 });

const bar = { borderRadius: rem(6), background: color.goldTint, opacity: 0.7 } as const;
export const waitingTitle = style({ ...bar, width: rem(112), height: rem(24) });
export const waitingLine = style({ ...bar, width: rem(152), height: rem(18) });

export const actions = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x12,
  marginBlockStart: space.x16,
});

export const saved = style([text.small, tabular, { color: color.goldDeep }]);

export const rights = style({ padding: `${space.x12} ${space.x4}` });
