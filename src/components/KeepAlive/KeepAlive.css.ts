import { style } from '@vanilla-extract/css';

/** Fills the nearest positioned ancestor, as the page inside it does. */
export const page = style({ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' });
