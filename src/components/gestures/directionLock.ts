export type Axis = 'horizontal' | 'vertical';

/** Below this travel, in CSS px, a gesture may still change its mind. */
export const LOCK_DISTANCE = 10;

/**
 * The axis of a gesture that has travelled `dx`, `dy` CSS px so far: the larger travel wins, equal ones are
 * undecided, and once either has passed 10 px the axis found before stays.
 */
export function directionLock(dx: number, dy: number, locked?: Axis): Axis | undefined {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  if (locked && Math.max(x, y) >= LOCK_DISTANCE) return locked;
  if (x === y) return undefined;
  return x > y ? 'horizontal' : 'vertical';
}
