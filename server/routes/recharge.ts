import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { payTypeSchema, type RechargeOffer } from '#domain/order.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { answer, badField } from '../answer.ts';
import { originOf } from '../csrf.ts';
import { listLedger } from '../ledger.ts';
import { findOrder, listOrders, listPackages, orderOf, prepareOrder } from '../orders.ts';
import { pagingEntries, requestId, text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPayload } from '../request.ts';
import { refuseForeignUid, requireUser } from '../session.ts';
import type { Signer } from '../signedLinks.ts';
import { cashierPath } from './cashier.ts';

const NOTES = [
  '钻石可用于购买游戏，到账后不支持退款。',
  '首次充值任意套餐，基础钻石翻倍一次，赠送部分不翻倍。',
  '支付后一般立即到账；超过 10 分钟未到账请联系客服。',
  '未成年人请勿充值。',
];

const optionalId = v.pipe(text, v.regex(/^[A-Za-z0-9_-]{0,64}$/, '编号不正确'));

const payInfoSchema = v.object({
  kind: v.picklist(['coin'], '暂不支持该商品'),
  productId: optionalId,
  orderId: optionalId,
  payType: payTypeSchema,
  returnUrl: text,
  requestId,
});

const ordersSchema = v.object({ uid: text, orderId: optionalId, ...pagingEntries });

const ledgerSchema = v.object({
  uid: text,
  direction: whole(-1, 1, 0),
  month: v.pipe(text, v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, '月份不正确')),
  ...pagingEntries,
});

async function readOffer(ports: Ports): Promise<RechargeOffer> {
  return { packages: await listPackages(ports.db), notes: NOTES, payTypes: [...ports.payments.payTypes] };
}

async function payInfo(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { kind: _, ...wish } = await readPayload(c, payInfoSchema);
  if (wish.productId === '' && wish.orderId === '') throw badField('productId', '请选择充值套餐');
  if (!ports.payments.payTypes.includes(wish.payType)) throw badField('payType', '暂不支持该支付方式');
  const returnUrl = safeReturnPath(wish.returnUrl, originOf(c, ports.publicOrigin));
  if (returnUrl === undefined) throw badField('returnUrl', '返回地址不正确');
  const order = await prepareOrder(ports, user, { ...wish, returnUrl });
  const payUrl = await cashierPath(signer, order.order_id);
  return answer(c, { order: orderOf(order, ports.clock()), payUrl });
}

async function orders(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { uid, orderId, ...paging } = await readPayload(c, ordersSchema);
  refuseForeignUid(user, uid);
  const now = ports.clock();
  if (orderId !== '') return answer(c, orderOf(await findOrder(ports.db, user.uid, orderId), now));
  return answer(c, await listOrders(ports.db, user.uid, paging, now));
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
    .post('/api/user/center/coin/order', (c) => orders(ports, c))
    .post('/api/user/center/coin/all', (c) => ledger(ports, c));
}
