/** A number from 0 to below 1 that depends on its seed alone: the demo is the same at every first start. */
export function chance(...seed: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of seed) {
    hash = Math.imul(hash ^ part, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 12;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** A whole number from `min` up to `max`, both included. */
export const between = (min: number, max: number, ...seed: readonly number[]): number =>
  min + Math.floor(chance(...seed) * (max - min + 1));

/** The same items in an order that looks like none. */
export const spread = <T>(items: readonly T[]): T[] =>
  items
    .map((item, index) => ({ item, at: chance(index, 77) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Hands out texts in turn; from the second round on each begins with the next of the openers. */
export function createTurns(texts: readonly string[], openers: readonly string[]): () => string {
  let next = 0;
  return () => {
    const round = Math.floor(next / texts.length);
    const text = texts[next % texts.length] ?? '';
    next += 1;
    return round === 0 ? text : `${openers[(round - 1) % openers.length] ?? ''}${text}`;
  };
}

/** So many different ones of the items, beginning anywhere. */
export function someOf<T>(items: readonly T[], count: number, ...seed: readonly number[]): T[] {
  const from = between(0, items.length - 1, ...seed);
  return [...items.slice(from), ...items.slice(0, from)].slice(0, count);
}
