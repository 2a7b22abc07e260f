import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const tile = style({ display: 'grid', flex: 'none', width: rem(128) });

export const body = style({ display: 'flex', flexDirection: 'column', width: rem(128) });

export const name = style([text.body, oneLine, { marginTop: space.x8, fontWeight: 500, color: color.ink }]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minHeight: rem(20),
});

export const type = style([text.meta, oneLine, { minWidth: 0, color: color.ink3 }]);
