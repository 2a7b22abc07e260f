/** A source of chance that gives the same numbers for the same seed: mulberry32, in [0, 1). */
export function chanceOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of them, by chance. */
export function oneOf<T>(chance: () => number, things: readonly T[]): T {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** A whole number from `low` to `high`, both of them possible. */
export const between = (chance: () => number, low: number, high: number): number => low + Math.floor(chance() * (high - low + 1));
