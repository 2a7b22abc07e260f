import * as v from 'valibot';
import { expect, test } from 'vitest';
import { gameDetailSchema } from '#domain/game.ts';
import { GIFT_STATES } from '#domain/gift.ts';
import { type payInfoSchema } from '#domain/order.ts';
import { safeImageUrl } from '#domain/safeUrl.ts';
import { isWrite, keyOf, type Call, type Values } from './contract/Call.ts';
import { callOf, CALLS } from './contract/calls.ts';
import { contradictionOf, wrongWith } from './testing/answerCheck.ts';
import { send } from './testing/contractCalls.ts';
import { onEachDatabase, ORIGIN, type Person, type TestPortal } from './testing/portal.ts';
import { belongingsOf, prepare } from './testing/preparations.ts';

type Fields = Record<string, string>;

const requestId = () => crypto.randomUUID();
const payment = { kind: 'coin', productId: 'coin-60', payType: 'mock', returnUrl: '/recharge' };

/** What else a call may be asked, beside its example, by anyone and by every kind of person. */
const VARIANTS: readonly (readonly [key: string, values: Values])[] = [
  ['GET /api/v1/bulletin', { posType: '2' }],
  ['GET /api/v1/square/post/list', { currentPage: '2', pageSize: '99', sort: '1' }],
  ['GET /api/v1/square/post/list', { sort: '2', tagId: 'photo', keyword: '晚', gameId: '1001' }],
  ['GET /api/v1/square/post/:id/comment/:commentId/list', { id: 'p1214', commentId: 'c1214-1', currentPage: '2' }],
  ['GET /api/v1/comic/:id/chapter/:cid', { id: '2001', cid: '2001-5' }],
  ['GET /api/v1/comic/:id/chapter/:cid', { id: '2003', cid: '2003-60' }],
  ['GET /api/v1/activity/list', { state: '0' }],
  ['GET /api/v1/activity/list', { state: '2' }],
];

/** The same, for who is somebody. */
const PERSONAL_VARIANTS: readonly (readonly [key: string, values: Values])[] = [
  ['POST /api/web/game/list', { owned: '1' }],
  ['POST /api/web/game/detail', { appID: '1004' }],
  ['POST /api/order/payInfo', payment],
  ['POST /api/order/payInfo', { ...payment, kind: 'vip', productId: 'vip-year' }],
  [
    'POST /api/vip/vipopen',
    { vipId: 'vip-month', payType: 'alipay', type: '1', source: '1002', returnUrl: '/profile?pop=1' },
  ],
  ['POST /api/user/center/coin/order', {}],
  ...GIFT_STATES.map((state) => ['GET /api/v1/gift/me', { state }] as const),
];

async function expectExact(portal: TestPortal, call: Call, values: Values, as?: Person): Promise<void> {
  expect.soft(wrongWith(call, await send(portal, call, values, as ? { as } : {}))).toBeUndefined();
}

/** What can be asked again and again, of a person's own or of everybody's. */
const LOOKS = CALLS.filter((call) => !isWrite(call) && belongingsOf(call).length === 0);

onEachDatabase('contract', (open) => {
  test('every call of the contract succeeds, and its answer is exactly what its schema and the document say', async () => {
    const portal = open({ appPackage: true });
    for (const call of CALLS) {
      const as = await portal.newPerson(5000);
      await expectExact(portal, call, await prepare(portal, call, as), as);
      if (call.who === 'anyone') await expectExact(portal, call, await prepare(portal, call, as));
    }
    expect(portal.faults).toEqual([]);
  });

  test('what people of long standing look at is, too', async () => {
    const portal = open({ appPackage: true });
    const anyone = [
      ...LOOKS.map((call) => [keyOf(call), call.example ?? {}] as const).filter(
        ([key]) => !/mock|files.games|uploads/.test(key),
      ),
      ...VARIANTS,
    ];
    for (const name of [undefined, 'vip01', 'poor01', 'rich01']) {
      const as = name === undefined ? undefined : await portal.logIn(name);
      const asked = as ? [...anyone, ...PERSONAL_VARIANTS] : anyone.filter(([key]) => callOf(key).who === 'anyone');
      for (const [key, values] of asked) await expectExact(portal, callOf(key), values, as);
    }
    expect(portal.faults).toEqual([]);
  });

  test('one order and one list of orders show the same order', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const made = await portal.call('/api/order/payInfo', { ...payment, requestId: requestId() }, { as });
    const { order } = made.data as v.InferOutput<typeof payInfoSchema>;
    await expectExact(portal, callOf('POST /api/user/center/coin/order'), { orderId: order.orderId }, as);
    const list = await portal.call('/api/user/center/coin/order', {}, { as });
    expect(list.data).toMatchObject({ total: 1, records: [order] });
  });

  test('a membership, a pack, a share, a gift code: each kind of reward is in its schema', async () => {
    const portal = open();
    const as = await portal.newPerson(400);
    const asked: readonly (readonly [string, Values])[] = [
      ['POST /api/vip/vipopen', { vipId: 'vip-month', payType: 'coin' }],
      ['POST /api/v1/gift/:id/claim', { id: '1007-g1' }],
      ['POST /api/v1/redeem', { code: 'QINGYU2026' }],
      ['POST /api/user/message', { all: '1' }],
      ['POST /api/v1/task/event', { event: 'share', refId: 'game-1001' }],
      ['POST /api/v1/welfare/:id/claim', { id: 'paper-kingdom' }],
    ];
    for (const [key, values] of asked) await expectExact(portal, callOf(key), values, as);
  });

  test('what differs from its schema is found out', () => {
    const call = callOf('GET /api/v1/bulletin');
    const bulletin = { id: 'b1', title: '公告', createTime: 1, content: '<p>好</p>' };
    const reply = (data: unknown) => ({ status: 200, type: 'application/json', code: 0, msg: '', data });
    expect(wrongWith(call, reply(bulletin))).toBeUndefined();
    expect(wrongWith(call, reply({ ...bulletin, secret: 1 }))).toContain('exactly');
    expect(wrongWith(call, reply({ ...bulletin, createTime: 'now' }))).toBeDefined();
    expect(contradictionOf(call, reply({ ...bulletin, createTime: 'now' }))).toContain('createTime');
    expect(contradictionOf(call, reply({ id: 'b1' }))).toContain('title');
    expect(wrongWith(call, { ...reply(bulletin), code: 1, msg: '失败' })).toContain('失败');
  });

  test('games: types, tags, keyword, sorting and pages', async () => {
    const portal = open();
    type List = {
      records: { id: string; name: string; downloads: number; updateTime: number }[];
      total: number;
      hasMore: boolean;
    };
    const list = async (fields: Fields) => (await portal.call('/api/web/game/list', fields)).data as List;
    expect((await list({})).total).toBe(8);
    expect((await list({ type: 'puzzle' })).records.map(({ name }) => name)).toEqual(['一笔成画', '机关迷城']);
    expect((await list({ type: 'no-such-type' })).total).toBe(8);
    expect((await list({ tag: '治愈' })).total).toBe(2);
    expect((await list({ keyword: '雨夜' })).records.map(({ id }) => id)).toEqual(['1004']);
    for (const keyword of ['%', '_', '\\', "'", '"']) expect((await list({ keyword })).total).toBe(0);
    const newest = (await list({ sort: '2' })).records;
    expect(newest[0]?.name).toBe('山海寻踪');
    const pages = [await list({ currentPage: '1', pageSize: '5' }), await list({ currentPage: '2', pageSize: '5' })];
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
    expect(new Set(pages.flatMap(({ records }) => records.map(({ id }) => id))).size).toBe(8);
    expect(await list({ currentPage: '99' })).toMatchObject({ records: [], hasMore: false });
  });

  test('the demo is worth looking at: stories, gifts, pictures of our own', async () => {
    const portal = open();
    const { data } = await portal.call('/api/web/game/list', {});
    for (const { id } of (data as { records: { id: string }[] }).records) {
      const detail = v.parse(gameDetailSchema, (await portal.call('/api/web/game/detail', { appID: id })).data);
      expect([...detail.intro].length, detail.name).toBeGreaterThanOrEqual(150);
      expect(detail.changelog, detail.name).toHaveLength(3);
      expect(detail.shots, detail.name).toHaveLength(3);
      expect(detail.hasGift, detail.name).toBe(true);
      for (const url of [detail.icon, detail.cover, ...detail.shots.map((shot) => shot.url)]) {
        expect(safeImageUrl(url, ORIGIN), url).toBeDefined();
      }
    }
    const as = await portal.logIn('vip01');
    expect((await portal.call('/api/user/center/me', {}, { as })).data).toMatchObject({
      levelType: 1,
      badge: 'year',
      coinNum: 0,
      unread: 3,
    });
  });
});
