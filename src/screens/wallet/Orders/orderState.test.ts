import { expect, it } from 'vitest';
import { orderStateAt } from './orderState.ts';

it.each([
  [{ status: 0, expireTime: 1001 }, 0],
  [{ status: 0, expireTime: 1000 }, 2],
  [{ status: 1, expireTime: 1 }, 1],
  [{ status: 4, expireTime: 1 }, 4],
] as const)('%o is in state %i at 1000', (order, state) => {
  expect(orderStateAt(order, 1000)).toBe(state);
});
