import { expect, test } from 'vitest';
import { paidAgain } from './paidAgain.ts';

const products = [
  { id: 'coin-60', priceFen: 600 },
  { id: 'coin-300', priceFen: 3000 },
  { id: 'coin-310', priceFen: 3000 },
];

test.each([
  ['what the order names, though it is offered no longer', { productId: 'coin-1', priceFen: 3000 }, 'coin-1'],
  ['the one with its price', { priceFen: 600 }, 'coin-60'],
  ['nothing where two have its price', { priceFen: 3000 }, undefined],
  ['nothing where none has it', { priceFen: 1 }, undefined],
  ['nothing before the order is known', undefined, undefined],
])('what failed is paid again: %s', (_, order, id) => {
  expect(paidAgain(order, products)).toBe(id);
});
