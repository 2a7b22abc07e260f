import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const root = styleVariants({
  card: {
    paddingInline: vars.space.x16,
    borderRadius: vars.radius.card,
    background: vars.color.card,
    boxShadow: vars.shadow.card,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  plain: {},
});

/** Height moves where the browser can move it to what the content needs; elsewhere it opens at once. */
export const item = style({
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.line}` },
    '&::details-content': { overflow: 'clip', blockSize: 0 },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  '@media': {
    [media.motion]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          transition: `block-size ${vars.motion.fade} ${vars.motion.enter}, content-visibility ${vars.motion.fade} allow-discrete`,
        },
      },
    },
  },
} as never);

export const head = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x12,
    minHeight: rem(52),
    paddingBlock: vars.space.x12,
    borderRadius: vars.radius.image,
    cursor: 'pointer',
    listStyle: 'none',
    touchAction: 'manipulation',
    userSelect: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'default' },
      '[open] > &': { fontWeight: 600 },
      '&:active:not([aria-disabled="true"])': { color: vars.color.press },
    },
  },
]);

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const arrow = style({
  flex: 'none',
  color: vars.color.ink3,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.motion]: { transition: `transform ${vars.motion.fade} ${vars.motion.enter}` } },
});

export const content = style([
  text.small,
  { paddingBottom: vars.space.x16, color: vars.color.ink2, overflowWrap: 'anywhere' },
]);
