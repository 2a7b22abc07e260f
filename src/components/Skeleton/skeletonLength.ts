import { rem } from '#theme/rem.ts';

/** In px at 375, or all that is given. */
export type SkeletonLength = number | 'full';

/** As CSS has it. */
export const cssLength = (length: SkeletonLength): string => (length === 'full' ? '100%' : rem(length));
