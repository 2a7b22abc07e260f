import { describe, expect, test } from 'vitest';
import {
  answering,
  answeringData,
  CANARY,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
  type Handler,
} from './api.fixtures.ts';
import { createApi, type Api } from './createApi.ts';
import { missingDiamondsOf, newPriceOf, refusedFieldOf, retryAfterOf } from './errorDetail.ts';

type Row = [name: string, call: (api: Api) => Promise<unknown>, asked: string, fields: Record<string, string>];

const uid = '7';
const page = { currentPage: 2, pageSize: 20 };
const paging = { currentPage: '2', pageSize: '20' };

const CALLS: Row[] = [
  [
    'device.init',
    (api) => api.device.init('d-1'),
    'POST /api/user/device/init',
    { appID: '2008', channelID: '9', deviceID: 'd-1', deviceType: 'h5', osType: '3' },
  ],
  [
    'registerWithName',
    (api) => api.account.registerWithName({ loginName: 'a_bc', password: 'p w&d', inviteCode: 'ABC123' }),
    'POST /api/user/registerWithName',
    { loginName: 'a_bc', password: 'p w&d', inviteCode: 'ABC123' },
  ],
  [
    'login',
    (api) => api.account.login({ loginName: 'a_bc', password: 'secret' }),
    'POST /api/user/login',
    { loginName: 'a_bc', password: 'secret' },
  ],
  [
    'sendSmsCode',
    (api) => api.account.sendSmsCode({ phone: '13800138000', scene: 'login' }),
    'POST /api/user/smsCode',
    { phone: '13800138000', scene: 'login' },
  ],
  [
    'loginWithPhone',
    (api) => api.account.loginWithPhone({ phone: '13800138000', smsCode: '123456', inviteCode: 'X' }),
    'POST /api/user/loginWithPhone',
    { phone: '13800138000', smsCode: '123456', inviteCode: 'X' },
  ],
  [
    'loginPhoneWithoutRegister',
    (api) => api.account.loginPhoneWithoutRegister({ phone: '13800138000', smsCode: '123456' }),
    'POST /api/user/loginPhoneWithoutRegister',
    { phone: '13800138000', smsCode: '123456' },
  ],
  ['logout', (api) => api.account.logout(uid), 'POST /api/user/logout', { uid }],
  ['status', (api) => api.account.status(uid), 'POST /api/user/center/me', { uid }],
  ['contact', (api) => api.account.contact(), 'POST /api/user/kefu', {}],
  ['messages.list', (api) => api.messages.list(uid, page), 'POST /api/user/center/message/all', { uid, ...paging }],
  [
    'games.list',
    (api) => api.games.list({ type: 'rpg', sort: 2, owned: true, ...page }),
    'POST /api/web/game/list',
    { type: 'rpg', sort: '2', owned: '1', ...paging },
  ],
  ['games.detail', (api) => api.games.detail('1002'), 'POST /api/web/game/detail', { appID: '1002' }],
  ['games.gifts', (api) => api.games.gifts('1002'), 'POST /api/web/game/detail/giftlist', { appID: '1002' }],
  [
    'games.downloadUrl',
    (api) => api.games.downloadUrl('1002', { platformType: 1, requestId: 'r-1', shownPrice: 300 }),
    'POST /api/user/game/download/1002',
    { platformType: '1', requestId: 'r-1', shownPrice: '300' },
  ],
  [
    'games.reportInstall',
    (api) => api.games.reportInstall({ inviteCode: 'ABC123' }),
    'POST /api/user/game/download/upload',
    { channelID: '9', inviteCode: 'ABC123' },
  ],
  ['recharge.offer', (api) => api.recharge.offer(), 'GET /api/v1/recharge/package/list', {}],
  [
    'recharge.payInfo',
    (api) =>
      api.recharge.payInfo({
        kind: 'coin',
        productId: 'p30',
        payType: 'mock',
        returnUrl: '/recharge',
        requestId: 'r-2',
      }),
    'POST /api/order/payInfo',
    { kind: 'coin', productId: 'p30', payType: 'mock', returnUrl: '/recharge', requestId: 'r-2' },
  ],
  [
    'recharge.order',
    (api) => api.recharge.order(uid, 'o-1'),
    'POST /api/user/center/coin/order',
    { uid, orderId: 'o-1' },
  ],
  ['recharge.orders', (api) => api.recharge.orders(uid, page), 'POST /api/user/center/coin/order', { uid, ...paging }],
  [
    'recharge.ledger',
    (api) => api.recharge.ledger(uid, { direction: -1, month: '2026-03', ...page }),
    'POST /api/user/center/coin/all',
    { uid, direction: '-1', month: '2026-03', ...paging },
  ],
  ['bulletin.current', (api) => api.bulletin.current(), 'GET /api/v1/bulletin?posType=1', {}],
  ['home.load', (api) => api.home.load(), 'GET /api/v1/home', {}],
  ['home.search', (api) => api.home.search('猫'), 'GET /api/v1/search?keyword=%E7%8C%AB', {}],
];

describe('spec §7, Calls', () => {
  test.each(CALLS)('%s', async (_name, call, asked, fields) => {
    const { origin, seen } = await startServer();
    const { client } = createTestClient(origin, { session: createTestSession(CANARY, '9') });
    await call(createApi(client)).catch(() => undefined);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([asked]);
    const product = asked.startsWith('POST') ? { appID: '2008', channelID: '9' } : {};
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({ ...product, ...fields });
  });

  test('an id cannot change the path that is called', async () => {
    const { origin, seen } = await startServer();
    const { games } = createApi(createTestClient(origin).client);
    const intent = { platformType: 1, requestId: 'r' } as const;
    for (const id of ['..', '../../user/logout', 'a?b', '']) {
      expect(await rejectionOf(games.downloadUrl(id, intent))).toMatchObject({
        kind: 'malformed',
        message: '请求地址出错',
      });
    }
    expect(seen).toHaveLength(0);
  });
});

describe('what may be cancelled on leaving a page', () => {
  test('reads are, purchases and logins are not', async () => {
    const { origin } = await startServer(() => undefined);
    const { client } = createTestClient(origin, { timeoutMs: 1000 });
    const api = createApi(client);
    const ignoreRejection = (call: Promise<unknown>) => void call.catch(() => undefined);
    [
      api.home.load(),
      api.games.list(),
      api.games.detail('1'),
      api.account.status(uid),
      api.recharge.ledger(uid),
    ].forEach(ignoreRejection);
    [
      api.games.downloadUrl('1', { platformType: 1, requestId: 'r' }),
      api.account.login({ loginName: 'a', password: 'b' }),
    ].forEach(ignoreRejection);
    expect(client.pendingCount()).toBe(7);
    client.cancelAll();
    expect(client.pendingCount()).toBe(2);
    client.cancelAll({ writes: true });
  });
});

describe('spec §8: device init', () => {
  const initWith = async (answer: Handler, deviceId = 'd-1') => {
    const { origin, seen } = await startServer(answer);
    return { seen, result: await createApi(createTestClient(origin).client).device.init(deviceId) };
  };

  test('“Init success | code 0, SDK初始化成功”', async () => {
    const { result } = await initWith(answeringData({ sdk: {}, server: { packageUrl: '/files/portal.apk' } }));
    expect(result).toMatchObject({
      code: 0,
      msg: 'SDK初始化成功',
      config: { sdk: { appID: '2008' }, server: { packageUrl: '/files/portal.apk' } },
    });
  });

  test.each([
    ['a refusal', answering({ code: 7, msg: '渠道已停用', data: null }), 'SDK初始化失败：渠道已停用'],
    [
      'missing server data',
      answeringData({ sdk: { appID: '2008' } }),
      'SDK初始化失败：服务器返回的数据有误，请稍后重试',
    ],
    ['no data at all', answeringData(null), 'SDK初始化失败：服务器返回的数据有误，请稍后重试'],
    ['an HTTP error', answering(null, 503), 'SDK初始化失败：服务不可用'],
  ])('“Init failure or missing server data | result code 1 with message”: %s', async (_name, answer, msg) => {
    expect((await initWith(answer)).result).toEqual({ code: 1, msg });
  });

  test('“Init without device id | SDK初始化失败，设备号获取失败”: nothing is asked', async () => {
    const { result, seen } = await initWith(answeringData(null), '');
    expect(result).toEqual({ code: 1, msg: 'SDK初始化失败，设备号获取失败' });
    expect(seen).toHaveLength(0);
  });
});

describe('what a refusal tells beside its text', () => {
  test.each([
    [1001, { field: 'loginName' }, refusedFieldOf, 'loginName'],
    [1003, { field: 'oldSmsCode' }, refusedFieldOf, 'oldSmsCode'],
    [1002, { retryAfter: 42 }, retryAfterOf, 42],
    [1101, { need: 300, have: 10 }, missingDiamondsOf, { need: 300, have: 10 }],
    [1102, { price: 280 }, newPriceOf, 280],
  ])('code %i', async (code, data, read, expected) => {
    const { origin } = await startServer(answering({ code, msg: '', data }));
    const { account } = createApi(createTestClient(origin).client);
    const refusal = await rejectionOf(account.contact());
    expect(read(refusal)).toEqual(expected);
    expect(read(new Error('another'))).toBeUndefined();
  });

  test('a detail of a wrong shape is no detail', async () => {
    const { origin } = await startServer(answering({ code: 1101, msg: '', data: { need: '300' } }));
    const refusal = await rejectionOf(createApi(createTestClient(origin).client).account.contact());
    expect(missingDiamondsOf(refusal)).toBeUndefined();
  });
});
