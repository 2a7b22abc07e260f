import type { Point } from './driver.ts';

const STEPS = 8;

/** How long each step of a drag takes. */
export const STEP_MS = 16;

/** The places a finger passes on its way, its end the last. */
export const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS;
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
  });
