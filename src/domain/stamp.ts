/**
 * A stored timestamp, clamped to now: one from a clock that was ahead must not outlive all later ones.
 * @param at epoch ms, as stored
 * @param now epoch ms
 * @param by how far in the future it may be, ms: for the end of a wait, the longest wait
 */
export const clampToNow = (at: number, now: number, by = 0): number => Math.min(at, now + by);

/** Whether a timestamp is at most `ms` old; one in the future says nothing of its age. */
export const isWithin = (at: number, now: number, ms: number): boolean => at <= now && now - at <= ms;
