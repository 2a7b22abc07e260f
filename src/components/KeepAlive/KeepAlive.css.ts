import { style } from '@vanilla-extract/css';

/** Fills the nearest positioned ancestor, as the page inside it does. */
const box = style({ position: 'absolute', inset: 0 });

export const shown = box;

/**
 * Not painted, reached by no finger, key or screen reader, its layout kept as it is. Nothing a page inherits is set: its
 * elements would be styled again on the way out and on the way back.
 */
export const hidden = style([box, { zIndex: -1, contentVisibility: 'hidden' }]);

export const page = style({ display: 'flex', flexDirection: 'column', height: '100%' });
