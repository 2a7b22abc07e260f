import { expect } from 'vitest';
import type { PayInfo } from '#domain/order.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { PaymentNotice } from '../paymentNotices.ts';
import { settlePayment, type PaymentResult } from '../payments.ts';
import { ORIGIN, type Person, type TestPortal } from './portal.ts';

const ticketOf = (payUrl: string): string => new URL(payUrl, ORIGIN).searchParams.get('ticket') ?? '';

/** What the demo cashier's plain form sends. */
export const cashierForm = ({ payUrl }: PayInfo, result = 'paid'): URLSearchParams =>
  new URLSearchParams({ ticket: ticketOf(payUrl), result });

/** Makes an order, or goes on with one, and gives it with its cashier. */
export async function makeOrder(portal: TestPortal, as: Person, fields: Record<string, string> = {}): Promise<PayInfo> {
  const request = {
    kind: 'coin',
    productId: 'coin-300',
    payType: 'alipay',
    returnUrl: '/recharge?for=game.1002',
    requestId: crypto.randomUUID(),
  };
  const answer = await portal.call('/api/order/payInfo', { ...request, ...fields }, { as });
  expect(answer.code).toBe(0);
  return answer.data as PayInfo;
}

/** Presses a button of the demo cashier. */
export function pressCashier(portal: TestPortal, paying: PayInfo, result = 'paid'): Promise<Response> {
  const path = `/api/v1/pay/mock/${paying.order.orderId}`;
  return portal.fetch(path, { method: 'POST', headers: { Origin: ORIGIN }, body: cashierForm(paying, result) });
}

/** What settling a payment needs, of the server under test. */
export const paymentPorts = (portal: TestPortal) => ({
  db: portal.db,
  clock: () => portal.clock.now,
  random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
  onFault: (error: unknown) => portal.faults.push(error),
});

/** A provider's notice that an order was paid just now; the same one when sent again, but for what `told` changes. */
export function notifyPaid(
  portal: TestPortal,
  { order: { orderId, priceFen: amountFen } }: PayInfo,
  told: Partial<PaymentNotice> = {},
): Promise<PaymentResult> {
  const notice = { orderId, transactionId: `mock-${orderId}`, amountFen, paidAt: portal.clock.now, ...told };
  return settlePayment(paymentPorts(portal), notice);
}

/** What the server says of someone now. */
export async function statusFor(portal: TestPortal, as: Person): Promise<UserStatus> {
  return (await portal.call('/api/user/center/me', {}, { as })).data as UserStatus;
}
