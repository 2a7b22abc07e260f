import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';
import { hitArea } from './hitArea.css.ts';
import { press } from './press.css.ts';

const off = '&:is(:disabled, [aria-disabled="true"])';
const active = '&:active:not(:disabled, [aria-disabled="true"])';

const base = style([
  press,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: rem(6),
    maxWidth: '100%',
    // Transparent, so that forced colours have an edge to draw.
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    backgroundOrigin: 'border-box',
    fontWeight: 600,
    textAlign: 'center',
    textWrap: 'balance',
    verticalAlign: 'middle',
    userSelect: 'none',
    '@media': {
      [media.forcedColors]: { backgroundImage: 'none !important', selectors: { [off]: { color: 'GrayText' } } },
    },
    selectors: {
      [off]: {
        background: vars.color.disabled,
        borderColor: 'transparent',
        color: vars.color.ink3,
        boxShadow: 'none',
        cursor: 'default',
      },
    },
  },
]);

const pressed = (background: string) => ({ selectors: { [active]: { background } } });

export const tone = styleVariants(
  {
    action: {
      background: `linear-gradient(180deg, ${vars.color.actionTop}, ${vars.color.actionBottom})`,
      color: vars.color.onAction,
      ...pressed(vars.color.press),
    },
    soft: { background: vars.color.tint, color: vars.color.press, ...pressed(vars.color.monthFrom) },
    outline: {
      background: vars.color.card,
      borderColor: vars.color.edge,
      color: vars.color.ink,
      ...pressed(vars.color.quiet),
    },
    gold: {
      background: `linear-gradient(180deg, ${vars.color.goldMid}, ${vars.color.gold})`,
      color: vars.color.goldDeep,
      ...pressed(vars.color.gold),
    },
    goldDeep: { background: vars.color.goldDeep, color: vars.color.onGoldDeep, ...pressed(vars.color.goldText) },
    danger: { background: vars.color.dangerTint, color: vars.color.dangerText },
    quiet: { background: vars.color.quiet, color: vars.color.ink2, ...pressed(vars.color.line) },
  },
  (look) => [base, look],
);

export type ButtonTone = keyof typeof tone;

const box = (height: number, font: number, lineHeight: number, side: number) => ({
  // One line sets the height; two get some air.
  minHeight: rem(height),
  paddingBlock: rem(Math.min(6, (height - lineHeight) / 2 - 2)),
  paddingInline: rem(side),
  fontSize: rem(font),
  lineHeight: rem(lineHeight),
});

export const size = styleVariants({
  large: [box(48, 16, 24, 24)],
  regular: [box(44, 15, 22, 20)],
  medium: [hitArea, box(36, 14, 20, 18)],
  small: [hitArea, box(28, 13, 20, 12)],
});

export type ButtonSize = keyof typeof size;

/** Only the one action of 44 px and up floats. */
export const raised = style({ boxShadow: vars.shadow.action });

export const block = style({ display: 'flex', width: '100%' });

/** Idle and pending label share one cell, so that the wider of the two sets the width. */
export const label = style({
  display: 'grid',
  minWidth: 0,
  '::after': { content: 'attr(data-reserve)', gridArea: '1 / 1', height: 0, overflow: 'hidden', visibility: 'hidden' },
});

export const content = style({
  gridArea: '1 / 1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});
