import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x12 });

const weighted = style([pair]);
const equal = style([pair]);

// Below these widths, as with large text, the buttons wrap and each takes a whole row.
globalStyle(`${weighted} > :first-child`, { flex: `1 1 ${rem(88)}` });
globalStyle(`${weighted} > :last-child`, { flex: `1.5 1 ${rem(132)}` });
globalStyle(`${equal} > *`, { flex: `1 1 ${rem(110)}` });

export const widths = { weighted, equal };
