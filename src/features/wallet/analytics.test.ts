import { expect, it, vi } from 'vitest';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createAnalytics } from './analytics.ts';

it('sends a purchase in USD once per order, also after a reload (spec §7)', () => {
  const storage = memoryStorage();
  const send = vi.fn();
  createAnalytics(storage, send).trackPurchase({ orderId: 'o1', priceFen: 3000 });
  createAnalytics(storage, send).trackPurchase({ orderId: 'o1', priceFen: 3000 });
  expect(send.mock.calls).toEqual([[{ event: 'purchase', transactionId: 'o1', value: 30, currency: 'USD' }]]);
});

it('does nothing unless configured', () => {
  expect(() => createAnalytics(memoryStorage()).trackPurchase({ orderId: 'o1', priceFen: 1 })).not.toThrow();
});
