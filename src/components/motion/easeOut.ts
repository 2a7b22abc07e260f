/** Cubic ease-out: the share of the distance covered at a share of the time, both from 0 to 1. */
export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;
