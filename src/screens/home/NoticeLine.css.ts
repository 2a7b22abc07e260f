import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x8,
  width: '100%',
  minHeight: rem(36),
  paddingInline: space.x12,
  borderRadius: radius.field,
  background: color.card,
  textAlign: 'start',
  '::after': { content: '""', position: 'absolute', inset: `${rem(-4)} 0` },
});

export const horn = style({ flex: 'none', color: color.action });

export const title = style([text.small, oneLine, { flex: 1, minWidth: 0, color: color.ink2 }]);

export const arrow = style({ flex: 'none', color: color.ink3 });
