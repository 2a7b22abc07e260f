import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

const surface = { padding: space.x16, borderRadius: radius.card } as const;

export const panel = style({ ...surface, background: color.gemPanel });
export const member = style({ ...surface, background: color.goldTint });
export const owned = style([text.body, { ...surface, background: color.successTint, color: color.success }]);
export const unavailable = style([text.body, { ...surface, background: color.warningTint, color: color.warning }]);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x4} ${space.x8}`,
});

export const need = style([text.body, { color: color.ink2 }]);

export const price = style({ display: 'inline-flex', alignItems: 'center', gap: space.x6, color: color.gem });

export const amount = style([text.number, tabular]);

export const unit = style([text.smallStrong, { alignSelf: 'flex-end', lineHeight: rem(24) }]);

export const balance = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x4} ${space.x8}`,
    minHeight: rem(20),
    marginTop: space.x12,
    paddingTop: space.x12,
    borderTop: `1px dashed ${color.gemLine}`,
    color: color.ink2,
  },
]);

export const number = style([tabular, { fontWeight: 600, color: color.ink }]);

export const retry = style([
  text.smallStrong,
  {
    position: 'relative',
    color: color.link,
    '::after': { content: '""', position: 'absolute', inset: `calc(${rem(-12)}) calc(${rem(-8)})` },
  },
]);

export const struck = style([text.body, tabular, { color: color.ink3 }]);

export const memberFree = style([text.nav, { color: color.goldDeep }]);

export const expiry = style([text.small, { marginTop: space.x8, color: color.goldText }]);
