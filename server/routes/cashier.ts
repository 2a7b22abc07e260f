import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { answer, Refusal } from '../answer.ts';
import { Code } from '#domain/envelope.ts';
import { CASHIER_SCRIPT, CASHIER_STYLE, cashierPage, closedPage } from '../cashierPage.ts';
import { isOwnOrigin } from '../csrf.ts';
import type { OrderRow } from '../db/schema.ts';
import { OrderStatus, statusAt } from '../orders.ts';
import { text } from '../params.ts';
import { settlePayment } from '../payments.ts';
import type { Ports } from '../ports.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { documentPolicy } from '../securityHeaders.ts';
import type { Signer } from '../signedLinks.ts';

const BASE = '/api/v1/pay/mock';
const PURPOSE = 'cashier';

/** Whether a path belongs to the cashier, whose plain form can not send a header and checks its own signature. */
export const isCashierPath = (path: string): boolean => path.startsWith(`${BASE}/`);

/** The address of an order's cashier page. Its ticket stands for the right to pay this one order, and for nothing else. */
export async function cashierPath(signer: Signer, orderId: string): Promise<string> {
  return `${BASE}/${orderId}?ticket=${await signer.sign(PURPOSE, orderId)}`;
}

export const querySchema = v.object({ ticket: text });
export const formSchema = v.object({ ticket: text, result: v.picklist(['paid', 'cancel'], '支付结果不正确') });

async function findByTicket(ports: Ports, signer: Signer, c: Context, ticket: string): Promise<OrderRow> {
  const orderId = readPathId(c, 'orderId', '订单不存在');
  const genuine = await signer.verify(PURPOSE, orderId, ticket);
  const order = genuine
    ? await ports.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
    : undefined;
  if (!order) throw new Refusal(Code.notFound, '订单不存在', { status: 404 });
  return order;
}

/** Where the browser goes back to, with the order to ask about and what the person chose. */
function returnPath(order: OrderRow, result: 'paid' | 'cancel'): string {
  const url = new URL(order.return_url, 'http://portal.invalid');
  url.searchParams.set('orderId', order.order_id);
  url.searchParams.set('result', result);
  return url.pathname + url.search + url.hash;
}

async function show(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const { ticket } = readQuery(c, querySchema);
  const order = await findByTicket(ports, signer, c, ticket);
  c.header('Content-Security-Policy', documentPolicy);
  const status = statusAt(order, ports.clock());
  if (status === OrderStatus.pending) return c.html(cashierPage(order, ticket));
  return c.html(closedPage(returnPath(order, status === OrderStatus.paid ? 'paid' : 'cancel')));
}

/** Takes the money, as a provider does only while an order can be paid, and says whether the order is paid then. */
async function take(ports: Ports, order: OrderRow): Promise<boolean> {
  const paidAt = ports.clock();
  const status = statusAt(order, paidAt);
  if (status !== OrderStatus.pending) return status === OrderStatus.paid;
  const { order_id: orderId, price_fen: amountFen } = order;
  return (await settlePayment(ports, { orderId, transactionId: `mock-${orderId}`, amountFen, paidAt })) === 'settled';
}

async function settle(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  if (!isOwnOrigin(c, ports.publicOrigin)) throw new Refusal(Code.general, '拒绝访问', { status: 403 });
  const { ticket, result } = await readPayload(c, formSchema);
  const order = await findByTicket(ports, signer, c, ticket);
  const isPaid = result === 'paid' && (await take(ports, order));
  const target = returnPath(order, isPaid ? 'paid' : 'cancel');
  const scripted = c.req.header('x-requested-with') === 'XMLHttpRequest';
  return scripted ? answer(c, { returnUrl: target }) : c.redirect(target, 303);
}

/** The demo cashier (product.md D16): a page of the API side, in place of a payment provider's. */
export function cashierRoutes(ports: Ports, signer: Signer): Hono {
  const routes = new Hono();
  if (!ports.payments.payTypes.includes('mock')) return routes;
  return routes
    .get(`${BASE}/cashier.css`, (c) => c.body(CASHIER_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get(`${BASE}/cashier.js`, (c) => c.body(CASHIER_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .get(`${BASE}/:orderId`, (c) => show(ports, signer, c))
    .post(`${BASE}/:orderId`, (c) => settle(ports, signer, c));
}
