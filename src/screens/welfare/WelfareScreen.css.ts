import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `0 ${space.x16} calc(${space.x24} + ${safe.bottom})`,
});

export const rules = style([
  text.body,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.touch,
    paddingInline: space.x12,
    color: color.ink,
    whiteSpace: 'nowrap',
  },
]);

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const waitingRow = style({ display: 'flex', alignItems: 'center', gap: space.x12 });

export const waitingPair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x12 });

export const waitingWords = style({ display: 'flex', flexDirection: 'column', gap: rem(8), flex: 1, minWidth: 0 });
