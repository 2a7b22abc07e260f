import { expect, test } from 'vitest';
import { createLruCache } from './lruCache.ts';

test('of more than it holds, what was used longest ago goes first', () => {
  const recent = createLruCache<number>(2);
  expect(recent.set('a', 1)).toBe(1);
  recent.set('b', 2);
  expect(recent.get('a')).toBe(1);
  recent.set('c', 3);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  recent.set('a', 4);
  expect(recent.get('a')).toBe(4);
});
