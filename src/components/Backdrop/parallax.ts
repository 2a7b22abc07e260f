export type Offset = { x: number; y: number };

/** A layer of depth 1 moves by this part of the pointer's offset from the centre (spec §9). */
export const PARALLAX_FACTOR = 0.3;

/** Part of the way still to go that is covered in one frame at 60 a second. */
const EASE_PER_FRAME = 0.15;

/** One frame at 60 a second, ms. */
export const FRAME_MS = 1000 / 60;

/** A longer gap, as after a page was hidden, counts as this many frames, so that the layers never jump. */
const MOST_FRAMES = 4;

/** Nearer than this, in px, counts as arrived. */
const ARRIVED = 0.1;

export const CENTRE: Offset = { x: 0, y: 0 };

/** How far a layer stands from its place, in px, for a pointer `offset` from the centre. */
export function layerShift(offset: Offset, depth: number): Offset {
  return { x: offset.x * PARALLAX_FACTOR * depth, y: offset.y * PARALLAX_FACTOR * depth };
}

/**
 * One step of `elapsedMs` from where the layers stand towards where the pointer is, so that they neither
 * jump on entry nor on exit and take as long on a slow screen as on a fast one.
 */
export function easeTowards(from: Offset, to: Offset, elapsedMs: number): Offset {
  const rest = { x: to.x - from.x, y: to.y - from.y };
  if (Math.hypot(rest.x, rest.y) < ARRIVED) return to;
  const part = 1 - (1 - EASE_PER_FRAME) ** Math.min(MOST_FRAMES, elapsedMs / FRAME_MS);
  return { x: from.x + rest.x * part, y: from.y + rest.y * part };
}
