import type { Paged } from '#domain/loadable.ts';
import type { Order } from '#domain/order.ts';

/** The newest order that waits to be paid, of those read so far. */
export const pendingOf = <T extends Pick<Order, 'status'>>(orders: Paged<T>): T | undefined =>
  orders.state === 'ready' ? orders.items.find(({ status }) => status === 0) : undefined;

export const hasPending = (orders: Paged<Pick<Order, 'status'>>): boolean => pendingOf(orders) !== undefined;
