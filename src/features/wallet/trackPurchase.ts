import * as v from 'valibot';
import type { Core } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';

const MAX_REMEMBERED = 50;

const ordersSchema = v.array(v.string());

/**
 * Sends the purchase of a paid order to analytics, once per order, also after a reload. Its value is the price in the unit
 * of the price list; spec §7: "sent with currency USD".
 */
export function trackPurchase(
  { storage, sendEvent }: Pick<Core, 'storage' | 'sendEvent'>,
  { orderId, priceFen }: { orderId: string; priceFen: number },
): void {
  if (storage.read(storageKey.trackedOrders, ordersSchema, []).includes(orderId)) return;
  storage.update(storageKey.trackedOrders, ordersSchema, [], (all) => [...all, orderId].slice(-MAX_REMEMBERED));
  sendEvent({ event: 'purchase', transactionId: orderId, value: priceFen / 100, currency: 'USD' });
}
