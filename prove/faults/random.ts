import { seededRandom } from '../seededRandom.ts';

/** Chance by a seed; neighbouring seeds lie far apart, so that a run of them makes no series of like schedules. */
export const chanceOf = (seed: number): (() => number) => seededRandom(Math.imul(seed, 0x9e3779b1));

/** One of them, by chance. */
export function oneOf<T>(chance: () => number, things: readonly T[]): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** A whole number from `low` to `high`, both of them possible. */
export const between = (chance: () => number, low: number, high: number): number =>
  low + Math.floor(chance() * (high - low + 1));
