import { createLazyModule } from '../loading/createLazyModule.ts';

/**
 * Embla comes after the first picture, which shows its slide without: a carousel stands still until it is touched. What
 * is done to it before then takes effect at once, with no movement.
 */
export const emblaTrack = createLazyModule(() => import('./EmblaTrack.ts'));
