import { availableParallelism } from 'node:os';

/** Works through `items` in order, as many at a time as the machine has processors. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = availableParallelism()): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
