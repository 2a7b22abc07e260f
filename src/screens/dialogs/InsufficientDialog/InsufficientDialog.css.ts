import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const shortfall = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x8,
    marginTop: space.x12,
    padding: space.x16,
    borderRadius: radius.card,
    background: color.gemPanel,
    color: color.ink2,
  },
]);

export const amount = style([text.number, tabular, { color: color.gem }]);

/**
 * In a dialog the primary is one and a half times as wide as 取消 (look §6); with large text they stand one above the
 * other.
 */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x12 });

globalStyle(`${actions} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${actions} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
