import { describe, expect, it } from 'vitest';
import { orderOutcome } from './orderOutcome.ts';

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
