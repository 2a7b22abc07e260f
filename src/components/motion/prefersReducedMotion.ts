import { media } from '#theme/media.ts';

let query: MediaQueryList | undefined;

/** Whether the reader asked for less motion, read when something is about to move. */
export const prefersReducedMotion = (): boolean => (query ??= matchMedia(media.reducedMotion)).matches;
