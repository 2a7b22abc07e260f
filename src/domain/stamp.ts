/**
 * A stamp as it counts now: a clock that was ahead when it was made must not let it outlive all that comes after.
 * @param at epoch ms, as it was kept
 * @param now epoch ms
 * @param by how far ahead it may be, ms: for the end of a wait, the longest wait
 */
export const clampToNow = (at: number, now: number, by = 0): number => Math.min(at, now + by);

/** Whether a stamp is no older than `ms`; one that is ahead was made by a clock that was, and says nothing of its age. */
export const isWithin = (at: number, now: number, ms: number): boolean => at <= now && now - at <= ms;
