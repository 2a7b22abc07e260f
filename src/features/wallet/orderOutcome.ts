import type { Order } from '#domain/order.ts';
import type { PaymentOutcome } from '#screens/shared/PaymentResult/PaymentResult.tsx';

/** The outcome of each final status. */
const OUTCOME = { 1: 'paid', 2: 'closed', 3: 'refunded', 4: 'failed' } satisfies Record<
  Exclude<Order['status'], 0>,
  PaymentOutcome
>;

/**
 * What is shown of an order: a final status decides, else what the page knows.
 * @param order undefined until the server has answered
 * @param cancelled the person left the cashier without paying
 * @param givenUp polling has ended
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
