import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const hero = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  padding: `${space.x12} ${space.x16} ${space.x16}`,
});

export const slogan = style([text.title, { textWrap: 'balance' }]);

export const lead = style([text.small, { marginTop: space.x6, color: color.ink2 }]);

export const plane = style({ flex: 'none', width: rem(88), height: rem(88) });

export const section = style({ margin: `${space.x20} ${space.x16} 0` });

export const heading = style([text.heading, { marginBottom: space.x8 }]);

const sheet = style({ borderRadius: radius.card, background: color.card, boxShadow: shadow.card });

export const fields = style([sheet, { paddingInline: space.x16 }]);

export const field = style({
  display: 'flex',
  gap: space.x12,
  paddingBlock: space.x16,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const picture = style({ flex: 'none', width: rem(44), height: rem(44) });

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([text.name]);

export const line = style([text.small, { marginTop: space.x2, color: color.ink2 }]);

export const steps = style([sheet, { display: 'flex', flexDirection: 'column', gap: space.x12, padding: space.x16 }]);

export const step = style([text.body, { display: 'flex', gap: space.x12 }]);

/** One corner is tightened, as on every badge (look §3). */
export const number = style([
  text.micro,
  tabular,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(22),
    height: rem(22),
    borderRadius: `${radius.pill} ${radius.pill} ${radius.pill} ${radius.corner}`,
    background: color.tint,
    color: color.press,
  },
]);
