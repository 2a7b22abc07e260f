import type { Order } from '#domain/order.ts';
import type { PaymentOutcome } from '#screens/shared/PaymentResult/PaymentResult.tsx';

/** What the server's word on an order that waits no longer means to whoever made it. */
const OUTCOME = { 1: 'paid', 2: 'closed', 3: 'refunded', 4: 'failed' } satisfies Record<
  Exclude<Order['status'], 0>,
  PaymentOutcome
>;

/**
 * What is told of an order (product §2.3 recharge): its status decides, and only while it waits, or is not known yet,
 * what else is known of it.
 * @param order undefined until the server has answered
 * @param cancelled the person left the cashier without paying
 * @param givenUp nobody asks any longer
 */
export function orderOutcome(
  order: Pick<Order, 'status'> | undefined,
  cancelled: boolean,
  givenUp: boolean,
): PaymentOutcome {
  if (order !== undefined && order.status !== 0) return OUTCOME[order.status];
  if (cancelled) return 'cancelled';
  return givenUp ? 'unknown' : 'confirming';
}
