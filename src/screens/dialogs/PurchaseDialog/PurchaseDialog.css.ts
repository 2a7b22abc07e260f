import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const game = style({ display: 'flex', alignItems: 'center', gap: space.x12, marginBottom: space.x4 });

export const gameTexts = style({ minWidth: 0 });

export const name = style([text.nav, { overflowWrap: 'anywhere' }]);

export const facts = style([text.small, { color: color.ink3 }]);

/** Always there, so that what appears in it is announced; empty, it takes no room. */
export const problem = style([
  text.small,
  { color: color.dangerText, selectors: { '&:empty': { marginTop: `calc(-1 * ${space.x12})` } } },
]);

/** In a dialog the primary is one and a half times as wide as 取消 (look.md §6). */
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1.5fr', gap: space.x12 });
