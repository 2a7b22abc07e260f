/** One finished swipe along its own axis. */
export type Swipe = {
  /** Travel in CSS px; positive to the right (or down), which shows the slide before. */
  delta: number;
  /** From the first touch to the last, in ms. */
  durationMs: number;
  /** Length of one slide in CSS px. */
  slide: number;
};

/** When a swipe goes on (spec §9, primitives D1). */
export type SwipeThresholds = {
  /** Average speed over the whole gesture, in px/ms, that must be exceeded. */
  speed: number;
  /** Part of a slide that must be exceeded. */
  share: number;
};

export const SWIPE_THRESHOLDS: SwipeThresholds = { speed: 0.25, share: 0.5 };

/**
 * By how many slides a swipe goes on: 0 when it returns. In a loop one at most; without a loop as many
 * as the drag covers, rounded up.
 */
export function swipeSteps({ delta, durationMs, slide }: Swipe, loop: boolean, thresholds = SWIPE_THRESHOLDS): number {
  const travel = Math.abs(delta);
  if (travel === 0 || slide <= 0) return 0;
  const fast = durationMs > 0 && travel / durationMs > thresholds.speed;
  const far = travel > slide * thresholds.share;
  if (!fast && !far) return 0;
  return -Math.sign(delta) * (loop ? 1 : Math.ceil(travel / slide));
}

/** Where an index lands: it wraps in a loop and is clamped otherwise (primitives D7). */
export function resolveIndex(index: number, count: number, loop: boolean): number {
  if (count <= 0) return 0;
  return loop ? ((index % count) + count) % count : Math.min(Math.max(index, 0), count - 1);
}
