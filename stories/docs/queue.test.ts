import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Adds `names` one after another; tells which have begun. */
function addAll(concurrency: number, names: readonly string[]) {
  const queue = createQueue(concurrency);
  const begun: string[] = [];
  const leave = Object.fromEntries(names.map((name) => [name, queue.add(() => begun.push(name))]));
  return { begun, leave };
}

it('lets so many begin, and the next when one has left', () => {
  const { begun, leave } = addAll(2, ['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b']);
  leave['a']?.();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('forgets who leaves before it begins, and counts nobody twice', () => {
  const { begun, leave } = addAll(1, ['a', 'b', 'c', 'd']);
  leave['b']?.();
  leave['a']?.();
  leave['a']?.();
  expect(begun).toEqual(['a', 'c']);
});
