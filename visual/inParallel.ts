import { availableParallelism } from 'node:os';

/** Works through `items` in order, two at a time for each processor: a story spends half its time waiting. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 2 * availableParallelism(),
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
