import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountSchema } from '#domain/account.ts';
import { activitySchema } from '#domain/activity.ts';
import { checkInInfoSchema, checkInResultSchema } from '#domain/checkIn.ts';
import {
  chapterPagesSchema, chapterSchema, comicDetailSchema, comicHomeSchema, comicSchema, historyEntrySchema, progressSchema, subscribeResultSchema, unlockResultSchema,
} from '#domain/comic.ts';
import { bulletinSchema } from '#domain/bulletin.ts';
import { faqGroupSchema } from '#domain/faq.ts';
import { gameDetailSchema, gameSchema, gameTypeSchema } from '#domain/game.ts';
import { GIFT_STATES, giftSchema } from '#domain/gift.ts';
import { homeSchema } from '#domain/home.ts';
import { invitationSchema } from '#domain/invite.ts';
import { vipOfferSchema, vipOpenedSchema } from '#domain/membership.ts';
import { messagePageSchema } from '#domain/message.ts';
import { ledgerRowSchema, orderSchema, payInfoSchema, rechargeOfferSchema } from '#domain/order.ts';
import { pageEntries, pageSchema } from '#domain/page.ts';
import { redeemResultSchema } from '#domain/redeem.ts';
import { safeImageUrl } from '#domain/safeUrl.ts';
import { sdkConfigSchema } from '#domain/sdkConfig.ts';
import { commentSchema, followResultSchema, likeResultSchema, postSchema, sensitiveWordSchema, squareConfSchema, tagSchema } from '#domain/square.ts';
import { taskClaimSchema, taskListSchema } from '#domain/task.ts';
import { userStatusSchema } from '#domain/userStatus.ts';
import { welfareClaimSchema, welfareHomeSchema } from '#domain/welfare.ts';
import { onEachDatabase, ORIGIN, type Person, type TestPortal } from './testing/portal.ts';

type Fields = Record<string, string>;
type Example = { path: string; fields?: Fields; method?: string; schema: v.GenericSchema };

const requestId = () => crypto.randomUUID();
const payment = { kind: 'coin', productId: 'coin-60', payType: 'mock', returnUrl: '/recharge' };

/** Calls anyone may make. */
const OPEN: readonly Example[] = [
  { path: '/api/user/device/init', fields: { deviceID: 'd', deviceType: 'h5', osType: '3' }, schema: sdkConfigSchema },
  { path: '/api/user/registerWithName', fields: { loginName: `c${Date.now() % 1e9}`, password: 'secret-1' }, schema: accountSchema },
  { path: '/api/user/login', fields: { loginName: 'vip01', password: 'portal123' }, schema: accountSchema },
  {
    path: '/api/user/smsCode',
    fields: { phone: '13712345678', scene: 'login' },
    schema: v.object({ expireIn: v.number(), retryAfter: v.number() }),
  },
  { path: '/api/user/loginWithPhone', fields: { phone: '13712345678', smsCode: '123456' }, schema: accountSchema },
  { path: '/api/user/kefu', fields: {}, schema: v.object({ url: v.string(), text: v.string(), workTime: v.string() }) },
  { path: '/api/user/logout', fields: {}, schema: v.null() },
  {
    path: '/api/web/game/list',
    fields: { currentPage: '1', pageSize: '3' },
    schema: v.object({ ...pageEntries(gameSchema), types: v.array(gameTypeSchema) }),
  },
  { path: '/api/web/game/detail', fields: { appID: '1002' }, schema: gameDetailSchema },
  { path: '/api/web/game/detail/giftlist', fields: { appID: '1002' }, schema: v.array(giftSchema) },
  { path: '/api/user/game/download/1001', fields: { platformType: '1' }, schema: v.pipe(v.string(), v.url()) },
  { path: '/api/user/game/download/upload', fields: { channelID: '9', inviteCode: 'ABC123' }, schema: v.null() },
  { path: '/api/v1/recharge/package/list', schema: rechargeOfferSchema },
  { path: '/api/vip/vipconfig', fields: {}, schema: vipOfferSchema },
  { path: '/api/v1/faq/list', schema: v.array(faqGroupSchema) },
  { path: '/api/v1/bulletin?posType=1', schema: bulletinSchema },
  { path: '/api/v1/bulletin?posType=2', schema: v.null() },
  { path: '/api/v1/home', schema: homeSchema },
  { path: '/api/v1/square/tag/list', schema: v.array(tagSchema) },
  { path: '/api/v1/square/config/list?pageSize=99', schema: pageSchema(squareConfSchema) },
  { path: '/api/v1/square/sensitiveword/list?pageSize=99', schema: pageSchema(sensitiveWordSchema) },
  { path: '/api/v1/square/keyword/suggestion?keyword=%E7%8C%AB', schema: v.array(v.string()) },
  { path: '/api/v1/square/post/list?currentPage=2&pageSize=99&sort=1', schema: pageSchema(postSchema) },
  { path: '/api/v1/square/post/list?sort=2&tagId=photo&keyword=%E6%99%9A&gameId=1001', schema: pageSchema(postSchema) },
  { path: '/api/v1/square/post/p1214', schema: postSchema },
  { path: '/api/v1/square/post/p1214/comment/list?sort=1', schema: pageSchema(commentSchema) },
  { path: '/api/v1/square/post/p1214/comment/c1214-1/list?currentPage=2', schema: pageSchema(commentSchema) },
  { path: '/api/v1/comic/home', schema: comicHomeSchema },
  { path: '/api/v1/comic/list?currentPage=1&pageSize=4&sort=2&status=0&fee=coin', schema: pageSchema(comicSchema) },
  { path: '/api/v1/comic/tag/list', schema: v.array(tagSchema) },
  { path: '/api/v1/comic/rank/list?kind=hot&period=week', schema: v.array(comicSchema) },
  { path: '/api/v1/comic/2001', schema: comicDetailSchema },
  { path: '/api/v1/comic/2004/chapter/list', schema: v.array(chapterSchema) },
  { path: '/api/v1/comic/2001/chapter/2001-1', schema: chapterPagesSchema },
  { path: '/api/v1/comic/2001/chapter/2001-5', schema: chapterPagesSchema },
  { path: '/api/v1/comic/2003/chapter/2003-60', schema: chapterPagesSchema },
  { path: '/api/v1/checkin/info?month=2026-06', schema: checkInInfoSchema },
  { path: '/api/v1/task/list', schema: taskListSchema },
  { path: '/api/v1/welfare/home', schema: welfareHomeSchema },
  ...['0', '1', '2'].map((state) => ({ path: `/api/v1/activity/list?state=${state}`, schema: pageSchema(activitySchema) })),
  { path: '/api/v1/activity/3003', schema: activitySchema },
  { path: '/healthz', schema: v.object({ ready: v.literal(true) }) },
];

/** Calls that need a person. */
const PERSONAL: readonly Example[] = [
  { path: '/api/user/center/me', fields: {}, schema: userStatusSchema },
  { path: '/api/user/center/updateInfo', fields: { sex: '0' }, schema: accountSchema },
  { path: '/api/user/center/message/all', fields: {}, schema: messagePageSchema },
  { path: '/api/web/game/list', fields: { owned: '1' }, schema: v.object({ ...pageEntries(gameSchema), types: v.array(gameTypeSchema) }) },
  { path: '/api/web/game/detail', fields: { appID: '1004' }, schema: gameDetailSchema },
  { path: '/api/order/payInfo', fields: { ...payment, requestId: requestId() }, schema: payInfoSchema },
  { path: '/api/user/center/coin/order', fields: {}, schema: pageSchema(orderSchema) },
  {
    path: '/api/user/center/coin/all',
    fields: {},
    schema: v.object({ ...pageEntries(ledgerRowSchema), balance: v.number() }),
  },
  { path: '/api/order/payInfo', fields: { ...payment, kind: 'vip', productId: 'vip-year', requestId: requestId() }, schema: payInfoSchema },
  {
    path: '/api/vip/vipopen',
    fields: { vipId: 'vip-month', payType: 'alipay', type: '1', source: '1002', returnUrl: '/profile?pop=1', requestId: requestId() },
    schema: vipOpenedSchema,
  },
  ...GIFT_STATES.map((state) => ({ path: `/api/v1/gift/me?state=${state}`, schema: v.array(giftSchema) })),
  { path: '/api/v1/invite/me', schema: invitationSchema },
  { path: '/api/v1/square/post/me?sort=2', schema: pageSchema(postSchema) },
  { path: '/api/v1/square/comment/me?sort=2', schema: pageSchema(commentSchema) },
  { path: '/api/v1/square/post/follow', schema: pageSchema(postSchema) },
  { path: '/api/v1/square/post', fields: { tagId: 'chat', content: '你好', requestId: requestId() }, schema: postSchema },
  { path: '/api/v1/square/post/p1214/comment', fields: { content: '你好', replyCommentId: 'c1214-1' }, schema: commentSchema },
  { path: '/api/v1/square/report', fields: { targetType: 'post', targetId: 'p1213', reason: 'other' }, schema: v.null() },
  { path: '/api/v1/task/event', fields: { event: 'read', refId: '2001-1', seconds: '30' }, schema: v.null() },
  { path: '/api/v1/comic/2001/progress', method: 'PUT', fields: { cid: '2001-3', page: '7', offset: '0.5', updateTime: '1', device: 'h5' }, schema: v.nullable(progressSchema) },
  { path: '/api/v1/comic/progress/merge', fields: { items: '[{"cid":"2002-2","page":3,"updateTime":9}]' }, schema: v.array(progressSchema) },
  { path: '/api/v1/comic/history/me', schema: pageSchema(historyEntrySchema) },
  { path: '/api/v1/comic/subscribe/me?sort=2', schema: pageSchema(comicSchema) },
  ...['POST', 'DELETE'].flatMap((method): Example[] => [
    { path: '/api/v1/comic/2004/subscribe', method, schema: subscribeResultSchema },
    { path: '/api/v1/square/post/p1214/like', method, schema: likeResultSchema },
    { path: '/api/v1/square/comment/c1214-1/like', method, schema: likeResultSchema },
    { path: '/api/v1/user/follow/10000105', method, schema: followResultSchema },
    { path: '/api/v1/user/block/10000106', method, schema: v.null() },
  ]),
];

/** Calls that pay someone, in an order in which each has something to pay. */
const CLAIMS: readonly Example[] = [
  { path: '/api/v1/checkin', fields: { requestId: requestId() }, schema: checkInResultSchema },
  { path: '/api/v1/task/daily-checkin/claim', fields: { requestId: requestId() }, schema: taskClaimSchema },
  { path: '/api/v1/task/event', fields: { event: 'share', refId: 'game-1001' }, schema: v.null() },
  { path: '/api/v1/task/claim/all', fields: { requestId: requestId() }, schema: taskClaimSchema },
  { path: '/api/v1/welfare/newbie/claim', fields: { requestId: requestId() }, schema: welfareClaimSchema },
  { path: '/api/v1/welfare/paper-kingdom/claim', fields: { requestId: requestId() }, schema: welfareClaimSchema },
  { path: '/api/v1/activity/3002/join', fields: { requestId: requestId() }, schema: activitySchema },
];

/** A schema with fallbacks accepts what it repairs; here nothing may need a repair or be dropped. */
async function expectExact(portal: TestPortal, { path, fields, method, schema }: Example, as?: Person): Promise<void> {
  const answer = await portal.call(path, fields, { ...(as && { as }), ...(method && { method }) });
  expect(answer, path).toMatchObject({ status: 200, code: 0 });
  expect(v.parse(schema, answer.data), path).toEqual(answer.data);
}

onEachDatabase('contract', (open) => {
  test('every answer is exactly what its schema says', async () => {
    const portal = open();
    for (const example of OPEN) await expectExact(portal, example);
    for (const name of ['vip01', 'poor01', 'rich01']) {
      const as = await portal.logIn(name);
      for (const example of [...PERSONAL, ...OPEN]) {
        if (!/login|register|sms|logout/i.test(example.path)) await expectExact(portal, example, as);
      }
    }
    expect(portal.faults).toEqual([]);
  });

  test('every answer to a claim is exactly what its schema says', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const example of CLAIMS) await expectExact(portal, example, as);
    expect(portal.faults).toEqual([]);
  });

  test('one order and one list of orders show the same order', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const made = await portal.call('/api/order/payInfo', { ...payment, requestId: requestId() }, { as });
    const { order } = made.data as v.InferOutput<typeof payInfoSchema>;
    await expectExact(portal, { path: '/api/user/center/coin/order', fields: { orderId: order.orderId }, schema: orderSchema }, as);
    const list = await portal.call('/api/user/center/coin/order', {}, { as });
    expect(list.data).toMatchObject({ total: 1, records: [order] });
  });

  test('an unlock answers the balance', async () => {
    const portal = open();
    const as = await portal.newPerson(100);
    const path = '/api/v1/comic/2001/chapter/2001-5/unlock';
    await expectExact(portal, { path, fields: { requestId: requestId() }, schema: unlockResultSchema }, as);
  });

  test('membership for diamonds answers the status, a pack its code, a code its reward, a cancelled order nothing', async () => {
    const portal = open();
    const as = await portal.newPerson(400);
    const wish = { vipId: 'vip-month', payType: 'coin', requestId: requestId() };
    await expectExact(portal, { path: '/api/vip/vipopen', fields: wish, schema: vipOpenedSchema }, as);
    await expectExact(portal, { path: '/api/v1/gift/1007-g1/claim', fields: { requestId: requestId() }, schema: giftSchema }, as);
    for (const code of ['QINGYU2026', 'PAPERKINGDOM']) {
      await expectExact(portal, { path: '/api/v1/redeem', fields: { code, requestId: requestId() }, schema: redeemResultSchema }, as);
    }
    const { data } = await portal.call('/api/order/payInfo', { ...payment, requestId: requestId() }, { as });
    const { order } = data as v.InferOutput<typeof payInfoSchema>;
    await expectExact(portal, { path: `/api/v1/order/${order.orderId}`, method: 'DELETE', schema: v.null() }, as);
  });

  test('games: types, tags, keyword, sorting and pages', async () => {
    const portal = open();
    type List = { records: { id: string; name: string; downloads: number; updateTime: number }[]; total: number; hasMore: boolean };
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
    expect((await portal.call('/api/user/center/me', {}, { as })).data).toMatchObject({ levelType: 1, badge: 'year', coinNum: 0, unread: 3 });
  });
});
