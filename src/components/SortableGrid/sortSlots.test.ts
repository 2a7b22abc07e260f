import { expect, it } from 'vitest';
import { nearestSlot, slotOf } from './sortSlots.ts';

/** Three columns of 100 px. */
const slots = [0, 1, 2, 3, 4].map((index) => ({ x: 50 + (index % 3) * 100, y: 50 + Math.floor(index / 3) * 100 }));

it.each([
  [50, 50, 0],
  [120, 60, 1],
  [-500, 40, 0],
  [260, 160, 2],
  [900, 900, 4],
])('a point at %i, %i is nearest to place %i', (x, y, slot) => {
  // The place under the third is empty: the item does not fall into it.
  expect(nearestSlot(slots, x, y)).toBe(slot);
});

it('what lies between the old place and the new makes way by one', () => {
  const order = (from: number, to: number) => [0, 1, 2, 3, 4].map((index) => slotOf(index, from, to));
  expect(order(1, 3)).toEqual([0, 3, 1, 2, 4]);
  expect(order(3, 1)).toEqual([0, 2, 3, 1, 4]);
  expect(order(2, 2)).toEqual([0, 1, 2, 3, 4]);
});
