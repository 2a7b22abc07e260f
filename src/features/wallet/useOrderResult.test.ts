import { describe, expect, it, test } from 'vitest';
import { orderOutcome, paidAgain } from './useOrderResult.ts';

describe('what is told of an order', () => {
  it.each([
    [1, 'paid'],
    [2, 'closed'],
    [3, 'refunded'],
    [4, 'failed'],
  ] as const)('status %i is %s, whatever the cashier said', (status, outcome) => {
    for (const cancelled of [false, true]) expect(orderOutcome({ status }, cancelled, cancelled)).toBe(outcome);
  });

  it.each([[{ status: 0 }], [undefined]] as const)(
    '%o waits: only leaving the cashier makes it cancelled, only patience unknown',
    (order) => {
      expect(orderOutcome(order, false, false)).toBe('confirming');
      expect(orderOutcome(order, true, false)).toBe('cancelled');
      expect(orderOutcome(order, false, true)).toBe('unknown');
    },
  );
});

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
