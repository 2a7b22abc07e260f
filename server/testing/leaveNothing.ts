import { afterAll, expect, vi } from 'vitest';

/** Files share one process: what one of them leaves behind would be met by the next, in an order that differs from run to run. */
const namesBefore = new Set(Object.getOwnPropertyNames(globalThis));
const envBefore = { ...process.env };

afterAll(() => {
  expect(vi.isFakeTimers(), 'the clock is still a false one').toBe(false);
  expect(
    Object.getOwnPropertyNames(globalThis).filter((name) => !namesBefore.has(name)),
    'names left in the global scope',
  ).toEqual([]);
  expect({ ...process.env }, 'the environment').toEqual(envBefore);
});
