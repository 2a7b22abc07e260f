import { queryOptions } from '@tanstack/react-query';
import type { LedgerFilter } from '#api/recharge.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Order } from '#domain/order.ts';
import { createKeys } from '#platform/query/createKeys.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';

export const walletKeys = createKeys('ledger', 'orders', 'order', 'rechargeOffer', 'vipOffer');

/** An order with the id lists need. */
export type ListedOrder = Order & { id: string };

const listed = (order: Order): ListedOrder => ({ ...order, id: order.orderId });

/** Diamonds, orders, and what membership costs. */
export function walletQueries({ api: { membership, recharge }, uid }: QueryContext) {
  const keys = walletKeys(uid);
  const enabled = isLoggedIn({ uid });
  return {
    ledger: (filter: LedgerFilter) => ({
      ...pagesQuery(keys.ledger(filter), (place, signal) => recharge.ledger(uid, { ...filter, ...place }, { signal })),
      enabled,
    }),
    orders: {
      ...pagesQuery(keys.orders(), async (place, signal) => {
        const page = await recharge.orders(uid, place, { signal });
        return { ...page, records: page.records.map(listed) };
      }),
      enabled,
    },
    /** The first page of one's orders. */
    newestOrders: queryOptions({
      queryKey: keys.orders('newest'),
      queryFn: async ({ signal }) => (await recharge.orders(uid, {}, { signal })).records,
      enabled,
    }),
    /** Cards and rights; the date a membership would end is the user's own. */
    vipOffer: queryOptions({
      queryKey: keys.vipOffer(),
      queryFn: ({ signal }) => membership.offer(uid, { signal }),
    }),
    rechargeOffer: queryOptions({
      queryKey: keys.rechargeOffer(),
      queryFn: ({ signal }) => recharge.offer({ signal }),
    }),
    order: (orderId: string) =>
      queryOptions({
        queryKey: keys.order(orderId),
        queryFn: ({ signal }) => recharge.order(uid, orderId, { signal }),
      }),
  };
}
