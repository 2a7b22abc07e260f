import { style } from '@vanilla-extract/css';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const place = style({ padding: `${space.x8} ${space.x16} 0` });

export const card = style([
  wraps,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x12,
    minHeight: rem(64),
    padding: `${space.x8} ${space.x12} ${space.x8} ${space.x16}`,
    borderRadius: radius.card,
    background: color.card,
    boxShadow: shadow.card,
  },
]);

export const picture = style({ flex: 'none', width: rem(40), height: rem(40) });

export const words = style([keepsWords, { display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 }]);

export const title = style([text.name]);

export const line = style([text.meta, oneLine, { color: color.ink3 }]);
