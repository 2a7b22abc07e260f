import { style } from '@vanilla-extract/css';
import { goldGradient } from '#theme/gradients.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

/** The icon, not its touch target, ends where the cards end. */
export const gear = style({ position: 'relative', insetInlineEnd: rem(-10) });

/** Portraits of people that overlap. */
export const portrait = style({ display: 'grid', selectors: { '& + &': { marginInlineStart: rem(-10) } } });

export const gold = style({
  position: 'relative',
  isolation: 'isolate',
  minHeight: rem(140),
  background: goldGradient,
  color: color.goldDeep,
  overflow: 'hidden',
});

const bar = { borderRadius: rem(6), background: color.goldTint, opacity: 0.7 } as const;
export const waitingTitle = style({ ...bar, width: rem(112), height: rem(24) });
export const waitingText = style({ ...bar, width: rem(152), height: rem(18) });

export const sun = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: rem(154),
  height: rem(110),
  pointerEvents: 'none',
});

export const rays = style({ stroke: color.goldFrom, strokeWidth: 3, strokeLinecap: 'round' });
export const halo = style({ fill: color.goldFrom });
export const disc = style({ fill: color.gold });
export const hill = style({ fill: color.gold, opacity: 0.706 });

/** Over disc and hill, so that both are a little warmer than the card they stand on. */
export const discGlow = style({ fill: color.danger, opacity: 0.14 });
export const hillShade = style({ fill: color.warning, opacity: 0.15 });
