import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

/** A perforation between the price and what is held, as on a receipt. */
export const balance = style({ borderTop: `1px dashed ${vars.color.gemLine}` });

/** The price again, beside the button that spends it, where the panel with the price scrolls away from it. */
export const total = style({ display: 'none', '@media': { [when.low]: { display: 'block' } } });
