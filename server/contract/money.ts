import * as v from 'valibot';
import { vipOfferSchema, vipOpenedSchema } from '#domain/membership.ts';
import { ledgerRowSchema, orderSchema, payInfoSchema, rechargeOfferSchema } from '#domain/order.ts';
import { pageEntries, pageSchema } from '#domain/page.ts';
import { signedWholeSchema } from '#domain/primitives.ts';
import * as cashier from '../routes/cashier.ts';
import * as membership from '../routes/membership.ts';
import * as recharge from '../routes/recharge.ts';
import type { Call } from './Call.ts';

const CASHIER = '/api/v1/pay/mock';

export const MONEY_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/v1/recharge/package/list',
    says: 'What is sold for money, and how it may be paid.',
    who: 'anyone',
    answers: rechargeOfferSchema,
  },
  {
    method: 'POST',
    path: '/api/order/payInfo',
    says: 'Makes an order, or goes on with an unpaid one: where it is paid.',
    who: 'person',
    asks: recharge.payInfoSchema,
    answers: payInfoSchema,
    names: { orderId: 'own order', productId: 'public' },
    example: { kind: 'coin', productId: 'coin-60', payType: 'mock', returnUrl: '/recharge' },
  },
  {
    method: 'DELETE',
    path: '/api/v1/order/:id',
    says: 'Cancels an unpaid order.',
    who: 'person',
    answers: v.null(),
    names: { id: 'own order' },
  },
  {
    method: 'POST',
    path: '/api/user/center/coin/order',
    says: 'One page of one’s orders, or with `orderId` that one order.',
    who: 'person',
    reads: true,
    asks: recharge.ordersSchema,
    answers: v.union([pageSchema(orderSchema), orderSchema]),
    names: { uid: 'self', orderId: 'own order' },
  },
  {
    method: 'POST',
    path: '/api/user/center/coin/all',
    says: 'One page of one’s diamond movements, with the balance.',
    who: 'person',
    reads: true,
    asks: recharge.ledgerSchema,
    answers: v.object({ ...pageEntries(ledgerRowSchema), balance: signedWholeSchema }),
    names: { uid: 'self' },
  },
  {
    method: 'POST',
    path: '/api/vip/vipconfig',
    says: 'Membership cards, rights and terms.',
    who: 'anyone',
    reads: true,
    asks: membership.offerSchema,
    answers: vipOfferSchema,
    names: { uid: 'self' },
  },
  {
    method: 'POST',
    path: '/api/vip/vipopen',
    says: 'Buys a membership with diamonds, or makes the order for it.',
    who: 'person',
    asks: membership.openSchema,
    answers: vipOpenedSchema,
    names: { vipId: 'public', source: 'public' },
    example: { vipId: 'vip-month', payType: 'coin' },
  },
  {
    method: 'GET',
    path: `${CASHIER}/cashier.css`,
    says: 'The look of the demo cashier.',
    who: 'anyone',
    answers: 'text/css',
  },
  {
    method: 'GET',
    path: `${CASHIER}/cashier.js`,
    says: 'The script of the demo cashier.',
    who: 'anyone',
    answers: 'text/javascript',
  },
  {
    method: 'GET',
    path: `${CASHIER}/:orderId`,
    says: 'The demo cashier’s page. The ticket, not a session, gives the right to pay.',
    who: 'anyone',
    asks: cashier.querySchema,
    answers: 'text/html',
    names: { orderId: 'public', ticket: 'bearer' },
  },
  {
    method: 'POST',
    path: `${CASHIER}/:orderId`,
    says: 'Pays or gives up the order of the ticket.',
    who: 'anyone',
    asks: cashier.formSchema,
    answers: v.object({ returnUrl: v.string() }),
    names: { orderId: 'public', ticket: 'bearer' },
  },
];
