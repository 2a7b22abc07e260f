import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fourInARow, wraps } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style([wraps, { display: 'flex', alignItems: 'stretch', gap: rem(6), width: '100%' }]);

/** From the gold of the day that was to be done. */
const turn = keyframes({ from: { transform: 'perspective(240px) rotateY(-90deg)', backgroundColor: vars.color.gold } });

const base = style([
  fourInARow,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: rem(74),
    gap: vars.space.x4,
    paddingBlock: vars.space.x8,
    borderRadius: vars.radius.field,
    background: vars.color.ground,
    '@media': {
      [media.forcedColors]: { border: '1px solid' },
      [media.motion]: {
        selectors: { '&[data-turns]': { animation: `${turn} ${vars.motion.tabs} ${vars.motion.enter}` } },
      },
    },
  },
]);

export const day = styleVariants(
  {
    done: { background: vars.color.tint },
    // The one that is to be done now stands nearer to the reader.
    today: {
      zIndex: 1,
      background: `linear-gradient(180deg, ${vars.color.goldMid}, ${vars.color.gold})`,
      boxShadow: `0 0 0 2px ${vars.color.card}, ${vars.shadow.floating}`,
      transform: 'scale(1.05)',
      '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
    },
    missed: { background: vars.color.card, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    future: { selectors: { '&[data-grand]': { background: vars.color.gemTint } } },
  },
  (look) => [base, look],
);

export const label = style([
  text.micro,
  {
    maxWidth: '100%',
    color: vars.color.ink3,
    fontWeight: 400,
    textAlign: 'center',
    selectors: { [`${day.today} > &`]: { color: vars.color.goldDeep, fontWeight: 700 } },
  },
]);

export const middle = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(20),
  selectors: { '[data-grand] > &': { transform: 'scale(1.2)' } },
});

const mark = style({ display: 'grid', placeItems: 'center', width: rem(18), height: rem(18), borderRadius: '50%' });

export const check = style([
  mark,
  {
    background: vars.color.action,
    color: vars.color.onAction,
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
  },
]);

export const missed = style([
  mark,
  text.micro,
  { border: `1px solid ${vars.color.dangerText}`, color: vars.color.dangerText, fontWeight: 400 },
]);

export const reward = style([
  text.micro,
  {
    color: vars.color.gem,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${day.done} > &`]: { color: vars.color.press },
      [`${day.today} > &`]: { color: vars.color.goldDeep },
      [`${day.missed} > &`]: { color: vars.color.ink3 },
    },
  },
]);
