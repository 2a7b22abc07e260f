import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { payTypeSchema, type RechargeOffer } from '#domain/order.ts';
import { answer, badField } from '../answer.ts';
import { listPackages } from '../goods.ts';
import { listLedger } from '../ledger.ts';
import { cancelOrder, findOrder, listOrders, orderOf } from '../orders.ts';
import { growingEntries, requestId, text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload } from '../request.ts';
import { refuseForeignUid, requireUser } from '../session.ts';
import type { Signer } from '../signedLinks.ts';
import { checkOut } from './checkout.ts';

const NOTES = [
  '钻石可用于购买游戏、解锁漫画章节和开通会员，到账后不支持退款。',
  '首次充值任意套餐，基础钻石翻倍一次，赠送部分不翻倍。',
  '支付后一般立即到账；超过 10 分钟未到账请联系客服。',
  '未成年人请勿充值。',
];

const optionalId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{0,64}$/, '编号不正确'));

export const payInfoSchema = v.object({
  kind: v.picklist(['coin', 'vip'], '暂不支持该商品'),
  productId: optionalId,
  orderId: optionalId,
  payType: payTypeSchema,
  returnUrl: text,
  purpose: text,
  requestId,
});

export const ordersSchema = v.object({ uid: text, orderId: optionalId, ...growingEntries });

export const ledgerSchema = v.object({
  uid: text,
  direction: whole(-1, 1, 0),
  month: v.pipe(text, v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, '月份不正确')),
  ...growingEntries,
});

async function readOffer(ports: Ports): Promise<RechargeOffer> {
  return { packages: await listPackages(ports.db), notes: NOTES, payTypes: [...ports.payments.payTypes] };
}

async function payInfo(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const request = await readPayload(c, payInfoSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'orderUser', key: user.uid, now: ports.clock() });
  if (request.productId === '' && request.orderId === '') throw badField('productId', '请选择套餐');
  return answer(c, await checkOut(ports, signer, c, user, request));
}

async function orders(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { uid, orderId, ...paging } = await readPayload(c, ordersSchema);
  refuseForeignUid(user, uid);
  const now = ports.clock();
  if (orderId !== '') return answer(c, orderOf(await findOrder(ports.db, user.uid, orderId), now));
  return answer(c, await listOrders(ports.db, user.uid, paging, now));
}

async function cancel(ports: Ports, c: Context): Promise<Response> {
  const orderId = readPathId(c, 'id', '订单不存在');
  const user = await requireUser(ports, c);
  await cancelOrder(ports.db, user.uid, orderId, ports.clock());
  return answer(c, null);
}

async function ledger(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { uid, direction, month, ...paging } = await readPayload(c, ledgerSchema);
  refuseForeignUid(user, uid);
  const page = await listLedger(ports.db, user.uid, { direction, month }, paging);
  return answer(c, { ...page, balance: user.balance });
}

/** Packages, orders and the diamond ledger. */
export function rechargeRoutes(ports: Ports, signer: Signer): Hono {
  return new Hono()
    .get('/api/v1/recharge/package/list', async (c) => answer(c, await readOffer(ports)))
    .post('/api/order/payInfo', (c) => payInfo(ports, signer, c))
    .delete('/api/v1/order/:id', (c) => cancel(ports, c))
    .post('/api/user/center/coin/order', (c) => orders(ports, c))
    .post('/api/user/center/coin/all', (c) => ledger(ports, c));
}
