import { media } from '#theme/media.ts';

/** Whether the reader asked for less motion, read when something is about to move. */
export const prefersReducedMotion = (): boolean => matchMedia(media.reducedMotion).matches;
