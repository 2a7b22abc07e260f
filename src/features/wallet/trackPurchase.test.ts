import { expect, it, vi } from 'vitest';
import { openPortal } from '#app/portalOf7.fixtures.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { trackPurchase } from './trackPurchase.ts';

it('sends a purchase in USD once per order, also after a reload (spec §7)', () => {
  const storage = memoryStorage();
  const sendEvent = vi.fn();
  trackPurchase({ storage, sendEvent }, { orderId: 'o1', priceFen: 3000 });
  trackPurchase({ storage, sendEvent }, { orderId: 'o1', priceFen: 3000 });
  expect(sendEvent.mock.calls).toEqual([[{ event: 'purchase', transactionId: 'o1', value: 30, currency: 'USD' }]]);
});

it('does nothing unless configured', () => {
  expect(() =>
    trackPurchase(
      openPortal(() => null),
      { orderId: 'o1', priceFen: 1 },
    ),
  ).not.toThrow();
});
