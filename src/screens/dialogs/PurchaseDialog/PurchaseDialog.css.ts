import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const game = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x12,
  marginBottom: space.x4,
});

export const gameTexts = style({ flex: `1 1 ${rem(120)}`, minWidth: 0 });

export const name = style([text.nav, { overflowWrap: 'anywhere' }]);

export const facts = style([text.small, { color: color.ink3 }]);

/** Always there, so that what appears in it is announced; empty, it takes no room. */
export const problem = style([
  text.small,
  { color: color.dangerText, selectors: { '&:empty': { marginTop: `calc(-1 * ${space.x12})` } } },
]);

/**
 * In a dialog the primary is one and a half times as wide as 取消 (look §6); with large text they stand one above the
 * other.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x12,
  // The price again, beside the button that spends it, where the panel with the price scrolls away from it.
  '@media': {
    [when.low]: {
      selectors: {
        '&[data-total]::before': {
          content: 'attr(data-total)',
          flex: '1 0 100%',
          color: color.gem,
          fontWeight: 700,
          textAlign: 'center',
        },
      },
    },
  },
});

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
