import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const strength = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });

export const part = style({
  width: rem(32),
  height: rem(4),
  // An outline in forced colours, where the fill is taken away.
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: vars.color.line,
});

const fill = (background: string) => ({
  background,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' as const } },
});

export const filled = styleVariants({
  1: fill(vars.color.danger),
  2: fill(vars.color.sky2),
  3: fill(vars.color.success),
});

export const word = styleVariants({
  1: { marginLeft: vars.space.x4, color: vars.color.dangerText },
  2: { marginLeft: vars.space.x4, color: vars.color.link },
  3: { marginLeft: vars.space.x4, color: vars.color.success },
});
