import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const line = style([
  wraps,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    minHeight: rem(68),
    paddingInline: space.x16,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.card,
  },
]);

export const picture = style({ flex: 'none', width: rem(40), height: rem(40) });

export const words = style([keepsWords, { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }]);

export const title = style([text.name]);

export const note = style([text.meta, oneLine, { color: color.ink3 }]);

export const arrow = style({ flex: 'none', color: color.ink3 });
