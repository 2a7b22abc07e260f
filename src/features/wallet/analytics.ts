import { createService } from '#platform/core.ts';
import * as v from 'valibot';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

/** A purchase as sent to analytics; spec §7: "sent with currency USD". */
export type PurchaseEvent = {
  event: 'purchase';
  transactionId: string;
  /** Price in the unit of the price list, two decimals. */
  value: number;
  currency: 'USD';
};

export type Analytics = {
  /** Sends the purchase of a paid order, once per order, also after a reload. */
  trackPurchase(order: { orderId: string; priceFen: number }): void;
};

const MAX_REMEMBERED = 50;

const ordersSchema = v.array(v.string());

export const analyticsOf = createService(({ storage, sendEvent }) => createAnalytics(storage, sendEvent));

/** @param send where events go; without it nothing is sent */
export function createAnalytics(storage: DeviceStorage, send?: (event: PurchaseEvent) => void): Analytics {
  return {
    trackPurchase({ orderId, priceFen }) {
      const isKnown = storage.read(storageKey.trackedOrders, ordersSchema, []).includes(orderId);
      if (isKnown) return;
      storage.update(storageKey.trackedOrders, ordersSchema, [], (all) => [...all, orderId].slice(-MAX_REMEMBERED));
      send?.({ event: 'purchase', transactionId: orderId, value: priceFen / 100, currency: 'USD' });
    },
  };
}
