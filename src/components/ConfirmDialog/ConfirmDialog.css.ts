import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const message = style({ color: vars.color.ink2, textAlign: 'center', textWrap: 'pretty', overflowWrap: 'anywhere' });

/** The answer that acts is half as wide again as the one that does not. */
export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)', gap: vars.space.x12 });
