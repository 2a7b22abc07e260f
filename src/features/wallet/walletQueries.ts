import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import type { LedgerFilter } from '#api/recharge.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { Order } from '#domain/order.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';

/** An order as a list wants it, with an id. */
export type ListedOrder = Order & { id: string };

const listed = (order: Order): ListedOrder => ({ ...order, id: order.orderId });

/** Every question about diamonds, orders and membership the app asks the server, by name; see `createQueries`. */
export function createWalletQueries({ account, membership, recharge }: Api, uid: Account['uid']) {
  const mine = (...key: readonly unknown[]) => [uid, ...key] as const;
  const enabled = isLoggedIn({ uid });
  return {
    ledger: (filter: LedgerFilter) => ({
      ...pagesQuery(mine('ledger', filter), (place, signal) =>
        recharge.ledger(uid, { ...filter, ...place }, { signal }),
      ),
      enabled,
    }),
    orders: {
      ...pagesQuery(mine('orders'), async (place, signal) => {
        const page = await recharge.orders(uid, place, { signal });
        return { ...page, records: page.records.map(listed) };
      }),
      enabled,
    },
    /** One's newest orders, as far as they fit on a page. */
    newestOrders: queryOptions({
      queryKey: mine('orders', 'newest'),
      queryFn: async ({ signal }) => (await recharge.orders(uid, {}, { signal })).records,
      enabled,
    }),
    /** Cards and rights; when a membership would end is the asker's own. */
    vipOffer: queryOptions({
      queryKey: mine('vipOffer'),
      queryFn: ({ signal }) => membership.offer(uid, { signal }),
    }),
    /** The status once an order was paid: never one read before. */
    statusAfter: (orderId: string) =>
      queryOptions({
        queryKey: mine('status', 'after', orderId),
        queryFn: ({ signal }) => account.status(uid, { signal }),
      }),
  };
}
