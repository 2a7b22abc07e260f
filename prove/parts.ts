import type { Part } from './figure.ts';

/** In the order of the figures they find. */
export const parts: readonly Part[] = [];
