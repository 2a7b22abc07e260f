import { style } from '@vanilla-extract/css';

/** Holds what is only spoken, which would else widen the page from within a row that scrolls sideways. */
export const root = style({ position: 'relative' });
