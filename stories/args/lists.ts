import type { Paged } from '#domain/loadable.ts';

type Tail = Extract<Paged<unknown>, { state: 'ready' }>['tail'];

/** A list as far as it has come in. */
export const listed = <T>(items: readonly T[], tail: Tail = 'end') => ({ state: 'ready', items, tail }) as const;

/** The same things over and over under ids of their own, so that a list is longer than any screen. */
export const repeated = <T extends { id: string }>(items: readonly T[], times: number): T[] =>
  Array.from({ length: times }, (_, round) => items.map((item) => ({ ...item, id: `${item.id}-${round}` }))).flat();
