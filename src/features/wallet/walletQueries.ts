import { queryOptions } from '@tanstack/react-query';
import type { LedgerFilter } from '#api/recharge.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Order } from '#domain/order.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';

export const walletKeys = createKeys('ledger', 'orders', 'order', 'rechargeOffer', 'vipOffer');

export type ListedOrder = Order & { id: string };

const listed = (order: Order): ListedOrder => ({ ...order, id: order.orderId });

export function walletQueries({ api: { membership, recharge }, uid }: QueryContext) {
  const keys = walletKeys(uid);
  const enabled = isLoggedIn({ uid });
  return {
    ledger: (filter: LedgerFilter) => ({
      ...pagedQuery(keys.ledger(filter), (page, signal) => recharge.ledger(uid, { ...filter, ...page }, { signal })),
      enabled,
    }),
    orders: {
      ...pagedQuery(keys.orders(), async (page, signal) => {
        const orders = await recharge.orders(uid, page, { signal });
        return { ...orders, records: orders.records.map(listed) };
      }),
      enabled,
    },
    newestOrders: queryOptions({
      queryKey: keys.orders('newest'),
      queryFn: async ({ signal }) => (await recharge.orders(uid, {}, { signal })).records,
      enabled,
    }),
    /** Cards and rights, with the date until which this account's membership would last. */
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
