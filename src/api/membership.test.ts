import { describe, expect, test } from 'vitest';
import {
  answering,
  answeringData,
  CANARY,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
} from './api.fixtures.ts';
import { createApi, type Api } from './createApi.ts';
import { missingDiamondsOf, newPriceOf } from './errorDetail.ts';

type Row = [asked: string, call: (api: Api) => Promise<unknown>, fields?: Record<string, string>];

const intent = { vipId: 'vip-month', type: 1, source: '1002', requestId: 'r-1', shownPrice: 3000 } as const;

const CALLS: Row[] = [
  ['POST /api/vip/vipconfig', (api) => api.membership.offer('10000001'), { uid: '10000001' }],
  ['POST /api/vip/vipconfig', (api) => api.membership.offer(''), {}],
  [
    'POST /api/vip/vipopen',
    (api) => api.membership.open({ ...intent, payType: 'alipay', returnUrl: '/profile?pop=1' }),
    {
      vipId: 'vip-month',
      type: '1',
      source: '1002',
      requestId: 'r-1',
      shownPrice: '3000',
      payType: 'alipay',
      returnUrl: '/profile?pop=1',
    },
  ],
  ['DELETE /api/v1/order/20260630001', (api) => api.recharge.cancelOrder('20260630001')],
  ['GET /api/v1/gift/me?state=available', (api) => api.gifts.mine('available')],
  ['POST /api/v1/gift/1003-g1/claim', (api) => api.gifts.claim('1003-g1', 'r-1'), { requestId: 'r-1' }],
  [
    'POST /api/v1/redeem',
    (api) => api.gifts.redeem({ code: ' qing-yu ', requestId: 'r-1' }),
    { code: ' qing-yu ', requestId: 'r-1' },
  ],
  ['GET /api/v1/faq/list', (api) => api.faq.list()],
];

const status = {
  coinNum: 640,
  levelType: 1,
  expTime: 9,
  badge: 'month',
  unread: 0,
  claimable: 0,
  taskClaimable: 0,
  savedCoin: 0,
  firstRecharge: true,
};
const order = {
  orderId: 'o1',
  kind: 'vip',
  productId: 'vip-month',
  title: '会员月卡',
  days: 30,
  priceFen: 3000,
  payType: 'alipay',
  status: 0,
  createTime: 1,
  expireTime: 2,
};

describe('membership, gifts, redeem codes and questions (product §3.3, §3.4)', () => {
  test.each(CALLS)('%s', async (asked, call, fields) => {
    const { origin, seen } = await startServer();
    const { client } = createTestClient(origin, { session: createTestSession(CANARY, '9') });
    await call(createApi(client)).catch(() => undefined);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([asked]);
    const sent = fields && { appID: '2008', channelID: '9', ...fields };
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(sent ?? {});
  });

  test('ids cannot change the path that is called', async () => {
    const { origin, seen } = await startServer();
    const api = createApi(createTestClient(origin).client);
    for (const id of ['..', '../../user/logout', 'a?b', '']) {
      for (const call of [api.gifts.claim(id, 'r-1'), api.recharge.cancelOrder(id)]) {
        expect(await rejectionOf(call)).toMatchObject({ kind: 'malformed' });
      }
    }
    expect(seen).toHaveLength(0);
  });

  test('opening with diamonds answers the status, with money the order and its cashier', async () => {
    for (const data of [{ status }, { order: { ...order, purpose: 'game.1002' }, payUrl: '/api/v1/pay/mock/o1' }]) {
      const { origin } = await startServer(answeringData(data));
      const opened = await createApi(createTestClient(origin).client).membership.open({ ...intent, payType: 'coin' });
      expect(opened).toEqual(data);
      expect('status' in opened).toBe('status' in data);
    }
  });

  test('an answer that is neither opens nothing', async () => {
    for (const data of [null, {}, { status: { ...status, coinNum: '640' } }, { order }]) {
      const { origin } = await startServer(answeringData(data));
      const error = await rejectionOf(
        createApi(createTestClient(origin).client).membership.open({ ...intent, payType: 'coin' }),
      );
      expect(error).toMatchObject({ kind: 'malformed' });
    }
  });

  test('what is missing, and what it costs now, can be told from the error', async () => {
    const refusedWith = async (code: number, data: unknown) => {
      const { origin } = await startServer(answering({ code, msg: '', data }));
      return rejectionOf(createApi(createTestClient(origin).client).membership.open({ ...intent, payType: 'coin' }));
    };
    expect(missingDiamondsOf(await refusedWith(1101, { need: 360, have: 10 }))).toEqual({ need: 360, have: 10 });
    expect(newPriceOf(await refusedWith(1102, { price: 400 }))).toBe(400);
  });
});
