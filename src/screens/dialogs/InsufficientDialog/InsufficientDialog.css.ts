import { style } from '@vanilla-extract/css';
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

/** In a dialog the primary is one and a half times as wide as 取消 (look.md §6). */
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1.5fr', gap: space.x12 });
