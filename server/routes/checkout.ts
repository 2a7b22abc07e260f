import type { Context } from 'hono';
import type { PayInfo } from '#domain/order.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { badField } from '../answer.ts';
import { originOf } from '../csrf.ts';
import type { UserRow } from '../db/schema.ts';
import { orderOf, prepareOrder, type PayRequest } from '../orders.ts';
import type { Ports } from '../ports.ts';
import type { Signer } from '../signedLinks.ts';
import { cashierPath } from './cashier.ts';

/** The order to be paid, and the address of its cashier. What is sold and what it costs is not the caller's to say. */
export async function checkOut(
  ports: Ports,
  signer: Signer,
  c: Context,
  user: UserRow,
  request: PayRequest,
): Promise<PayInfo> {
  if (!ports.payments.payTypes.includes(request.payType)) throw badField('payType', '暂不支持该支付方式');
  const returnUrl = safeReturnPath(request.returnUrl, originOf(c, ports.publicOrigin));
  if (returnUrl === undefined) throw badField('returnUrl', '返回地址不正确');
  const order = await prepareOrder(ports, user, { ...request, returnUrl });
  return { order: orderOf(order, ports.clock()), payUrl: await cashierPath(signer, order.order_id) };
}
