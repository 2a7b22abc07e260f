import * as v from 'valibot';
import {
  ledgerRowSchema,
  orderSchema,
  payInfoSchema,
  rechargeOfferSchema,
  type Order,
  type PayInfo,
  type PayType,
  type RechargeOffer,
} from '#domain/order.ts';
import { pageEntries, pageSchema, type Page } from '#domain/page.ts';
import { wholeSchema } from '#domain/primitives.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** What is bought: a product, or an order begun earlier. */
type Bought = { productId: string; orderId?: never } | { orderId: string; productId?: never };

/**
 * A payment. `returnUrl` is an in-app path; `requestId` is the idempotency key: a retry gets the order made before.
 */
export type PayIntent = Bought & {
  kind: 'coin' | 'vip';
  payType: PayType;
  returnUrl: string;
  /** What a new order is for, by `purposeText`. */
  purpose?: string;
  requestId: string;
};

/** `direction`: 1 income, -1 spending, 0 both. `month`: YYYY-MM. */
export type LedgerFilter = { direction?: 0 | 1 | -1; month?: string };

const ledgerPageSchema = v.object({ ...pageEntries(ledgerRowSchema), balance: wholeSchema });
/** A page of diamond movements, newest first, with the current balance. */
export type LedgerPage = v.InferOutput<typeof ledgerPageSchema>;

const READ = { kind: 'read' } as const;

export function createRechargeApi(client: Client) {
  return {
    /** Packages, notes and ways to pay. */
    offer: (options: ReadOptions = {}): Promise<RechargeOffer> =>
      client.get('/api/v1/recharge/package/list', rechargeOfferSchema, options),

    /** The order and the cashier's address, to be checked by `safeLinkUrl` before it is opened. */
    payInfo: (intent: PayIntent): Promise<PayInfo> => client.post('/order/payInfo', payInfoSchema, intent),

    /** One order; the server's status alone says whether it is paid. */
    order: (uid: string, orderId: string, options: ReadOptions = {}): Promise<Order> =>
      client.post('user/center/coin/order', orderSchema, { uid, orderId }, { ...options, ...READ }),

    /** Closes an order that waits to be paid. Paid or closed already: code 1601. */
    cancelOrder: async (orderId: string): Promise<void> => {
      await client.delete(`/api/v1/order/${pathSegment(orderId)}`, v.null());
    },

    orders: (uid: string, page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<Order>> =>
      client.post('user/center/coin/order', pageSchema(orderSchema), { uid, ...page }, { ...options, ...READ }),

    ledger: (uid: string, filter: LedgerFilter & PageQuery = {}, options: ReadOptions = {}): Promise<LedgerPage> =>
      client.post('user/center/coin/all', ledgerPageSchema, { uid, ...filter }, { ...options, ...READ }),
  };
}
