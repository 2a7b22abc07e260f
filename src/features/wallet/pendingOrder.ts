import type { Order } from '#domain/order.ts';

/** The newest order that waits to be paid, of those read so far. */
export const pendingOf = <T extends Pick<Order, 'status'>>(orders: readonly T[] = []): T | undefined =>
  orders.find(({ status }) => status === 0);
