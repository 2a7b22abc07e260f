import type { Post } from '#domain/square.ts';
import type { Page } from '#domain/page.ts';
import { purgeExpired } from '../purgeExpired.ts';
import { png } from './pictures.ts';
import { unique, type Person, type TestPortal } from './portal.ts';
import { createSquare } from './square.ts';
import { makeOrder, pressCashier } from './testPayments.ts';

type Fields = Record<string, string | number>;
type Step = { path: string; fields?: Fields; method?: string };

const DAY_MS = 86_400_000;

const get = (...paths: readonly string[]): Step[] => paths.map((path) => ({ path }));
const post = (path: string, fields: Fields = {}): Step => ({ path, fields });
const claim = (path: string, fields: Fields = {}): Step => post(path, { ...fields, requestId: crypto.randomUUID() });
const posts = (path: string, ...forms: readonly Fields[]): Step[] => forms.map((fields) => post(path, fields));
const marked = (path: string): Step[] => ['POST', 'DELETE'].map((method) => ({ path, method }));

/** What anyone may look at, in every order and narrowed every way. */
const looks = (): Step[] => [
  ...get(
    '/healthz',
    '/api/v1/home',
    '/api/v1/search?keyword=%E7%8C%AB',
    '/api/v1/bulletin?posType=1',
    '/api/v1/faq/list',
    '/api/v1/recharge/package/list',
  ),
  post('/api/user/device/init', { deviceID: 'd' }),
  post('/api/user/kefu'),
  post('/api/vip/vipconfig'),
  ...posts('/api/web/game/list', {}, { type: 'puzzle', tag: '治愈', keyword: '雨', sort: 2 }),
  post('/api/web/game/detail', { appID: '1002' }),
  post('/api/web/game/detail/giftlist', { appID: '1002' }),
  post('/api/user/game/download/upload', { channelID: '9' }),
  post('/api/user/game/download/1001', { platformType: 1 }),
  ...get(
    '/api/v1/square/tag/list',
    '/api/v1/square/config/list?pageSize=99',
    '/api/v1/square/sensitiveword/list?pageSize=99',
    '/api/v1/square/keyword/suggestion?keyword=%E7%8C%AB',
    '/api/v1/square/post/list?sort=1&keyword=%E6%99%9A',
    ...['', '&tagId=photo', '&gameId=1001'].flatMap((narrowed) =>
      [1, 2].map((sort) => `/api/v1/square/post/list?sort=${sort}${narrowed}`),
    ),
    '/api/v1/square/post/p1214',
    '/api/v1/square/post/p1214/comment/list?sort=1',
    '/api/v1/square/post/p1214/comment/list?sort=2&commentId=c1214-1',
    '/api/v1/square/post/p1214/comment/c1214-1/list',
    '/api/v1/comic/home',
    '/api/v1/comic/list?sort=1&status=0&fee=coin&keyword=a',
    '/api/v1/comic/list?sort=2',
    '/api/v1/comic/tag/list',
    ...['hot', 'subscribe', 'new'].map((kind) => `/api/v1/comic/rank/list?kind=${kind}`),
    '/api/v1/comic/2001',
    '/api/v1/comic/2001/chapter/list',
    '/api/v1/comic/2001/chapter/2001-1',
    '/api/v1/checkin/info',
    '/api/v1/task/list',
    '/api/v1/welfare/home',
    '/api/v1/activity/3003',
    ...[0, 1, 2].map((state) => `/api/v1/activity/list?state=${state}`),
  ),
];

/** What somebody looks up of their own. */
const ownLooks = (): Step[] => [
  post('/api/user/center/me'),
  post('/api/user/center/message/all'),
  post('/api/user/center/coin/order'),
  ...posts(
    '/api/user/center/coin/all',
    {},
    { direction: 1 },
    { direction: -1 },
    { month: '2026-06' },
    { direction: 1, month: '2026-06' },
  ),
  post('/api/web/game/list', { owned: 1 }),
  ...get(
    '/api/v1/square/post/me?sort=2',
    '/api/v1/square/comment/me?sort=2',
    '/api/v1/square/post/follow',
    '/api/v1/invite/me',
    '/api/v1/invite/check?inviteCode=NOBODYS1',
    ...['claimed', 'available', 'expired'].map((state) => `/api/v1/gift/me?state=${state}`),
    '/api/v1/comic/history/me',
    '/api/v1/comic/subscribe/me?sort=1',
    '/api/v1/comic/subscribe/me?sort=2',
  ),
];

/** What somebody does, with diamonds to do it. */
const deeds = (): Step[] => [
  claim('/api/user/game/download/1002', { platformType: 1 }),
  claim('/api/v1/comic/2001/chapter/2001-5/unlock'),
  claim('/api/vip/vipopen', { vipId: 'vip-month', payType: 'coin' }),
  claim('/api/v1/gift/1007-g1/claim'),
  claim('/api/v1/redeem', { code: 'QINGYU2026' }),
  claim('/api/v1/checkin'),
  claim('/api/v1/task/daily-checkin/claim'),
  post('/api/v1/task/event', { event: 'share', refId: 'game-1001' }),
  post('/api/v1/task/event', { event: 'read', refId: '2001-1', seconds: 30 }),
  claim('/api/v1/task/claim/all'),
  claim('/api/v1/welfare/newbie/claim'),
  claim('/api/v1/activity/3002/join'),
  post('/api/user/center/updateInfo', { sex: 1, name: `走${unique()}${Date.now() % 1e6}` }),
  {
    path: '/api/v1/comic/2001/progress',
    method: 'PUT',
    fields: { cid: '2001-3', page: 7, finished: 1, updateTime: 9 },
  },
  post('/api/v1/comic/progress/merge', { items: '[{"cid":"2002-2","page":3,"updateTime":9}]' }),
  ...marked('/api/v1/comic/2004/subscribe'),
  ...marked('/api/v1/square/post/p1214/like'),
  ...marked('/api/v1/square/comment/c1214-1/like'),
  ...marked('/api/v1/user/follow/10000105'),
  ...marked('/api/v1/user/block/10000106'),
  post('/api/v1/user/follow/10000105'),
  post('/api/v1/square/report', { targetType: 'post', targetId: 'p1213', reason: 'other' }),
];

/** What ends things, and therefore comes last. */
const endings = (): Step[] => [
  { path: '/api/v1/comic/history/me?ids=%5B%222001%22%5D', method: 'DELETE' },
  { path: '/api/v1/comic/history/me?all=1', method: 'DELETE' },
  post('/api/user/message', { all: 1 }),
  post('/api/user/resetPassword', { oldPassword: 'secret-1', password: 'secret-2' }),
  post('/api/user/logout'),
];

async function must<T>(portal: TestPortal, { path, fields, method }: Step, as?: Person): Promise<T> {
  const answer = await portal.call(path, fields, { ...(as && { as }), ...(method && { method }) });
  if (answer.code !== 0) throw new Error(`${path} answered ${answer.code} ${answer.msg}`);
  return answer.data as T;
}

/** A list is also read on: by the cursor it gave, and by the number of the page alone. */
async function take(portal: TestPortal, step: Step, as?: Person): Promise<void> {
  const page = await must<Partial<Page<unknown>> | null>(portal, step, as);
  if (page?.records === undefined) return;
  const places: Fields[] = [{ currentPage: 2 }, { currentPage: 2, cursor: page.nextCursor ?? '1782792000000~1' }];
  for (const place of places) {
    const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]));
    const next = step.fields
      ? { ...step, fields: { ...step.fields, ...place } }
      : { path: `${step.path}${step.path.includes('?') ? '&' : '?'}${query}` };
    await must(portal, next, as);
  }
}

async function takeAll(portal: TestPortal, steps: readonly Step[], as?: Person): Promise<void> {
  for (const step of steps) await take(portal, step, as);
}

async function payAndCancel(portal: TestPortal, as: Person): Promise<void> {
  const paying = await makeOrder(portal, as);
  await must(portal, post('/api/user/center/coin/order', { orderId: paying.order.orderId }), as);
  await portal.fetch(paying.payUrl);
  await pressCashier(portal, paying);
  const given = await makeOrder(portal, as, { kind: 'vip', productId: 'vip-year' });
  await must(portal, { path: `/api/v1/order/${given.order.orderId}`, method: 'DELETE' }, as);
  for (const name of ['cashier.css', 'cashier.js']) await portal.fetch(`/api/v1/pay/mock/${name}`);
}

async function sendPictures(portal: TestPortal, as: Person): Promise<void> {
  for (const [path, side] of [
    ['/api/v1/square/upload', 40],
    ['/api/user/center/uploadAvatar', 64],
  ] as const) {
    const body = new FormData();
    body.set('file', new File([png(side, side)], 'a.png'));
    const headers = { 'X-Requested-With': 'XMLHttpRequest', uid: as.uid, token: as.token };
    const { data } = (await (await portal.fetch(path, { method: 'POST', body, headers })).json()) as {
      data: { url?: string };
    };
    if (data.url) {
      await portal.fetch(data.url);
      await createSquare(portal).publish(as, '有图', { images: JSON.stringify([data.url]) });
    }
  }
}

/** Two people talk under a post; then everything is taken back. */
async function talk(portal: TestPortal, as: Person, other: Person): Promise<void> {
  const square = createSquare(portal);
  const own: Post = await square.publish(as);
  const comment = await square.comment(other, own.id);
  const reply = await square.comment(as, own.id, '谢谢', comment.id);
  await takeAll(portal, get(`/api/v1/square/post/${own.id}/comment/list?commentId=${reply.id}`), other);
  const inbox = await must<Page<{ id: string }>>(portal, post('/api/user/center/message/all'), as);
  for (const { id } of inbox.records.slice(0, 1)) await must(portal, post('/api/user/message', { id }), as);
  await must(portal, { path: `/api/v1/square/comment/${reply.id}`, method: 'DELETE' }, as);
  await must(portal, { path: `/api/v1/square/post/${own.id}`, method: 'DELETE' }, as);
}

async function comeIn(portal: TestPortal): Promise<void> {
  const phone = `139${String(Date.now() % 1e8).padStart(8, '0')}`;
  for (const path of ['/api/user/loginWithPhone', '/api/user/loginPhoneWithoutRegister']) {
    await must(portal, post('/api/user/smsCode', { phone, scene: 'login' }));
    await must(portal, post(path, { phone, smsCode: '123456' }));
  }
}

async function bindPhone(portal: TestPortal, as: Person): Promise<void> {
  const phone = `138${String(Date.now() % 1e8).padStart(8, '0')}`;
  await must(portal, post('/api/user/smsCode', { phone, scene: 'bind' }), as);
  await must(portal, post('/api/user/bind', { phone, smsCode: '123456' }), as);
}

/** The days of a streak, with one that was missed and is made up. */
async function keepStreak(portal: TestPortal, as: Person): Promise<void> {
  const today = portal.clock.now;
  for (const day of [-1, 0]) {
    portal.clock.now = today + (day + 1) * DAY_MS;
    await portal.call('/api/v1/checkin', { requestId: crypto.randomUUID() }, { as });
  }
  await portal.call('/api/v1/checkin/makeup', { date: '2026-06-29', requestId: crypto.randomUUID() }, { as });
  await portal.call('/api/v1/checkin/milestone/3/claim', { requestId: crypto.randomUUID() }, { as });
  portal.clock.now = today;
}

async function download(portal: TestPortal): Promise<void> {
  const url = await must<string>(portal, post('/api/user/game/download/1001', { platformType: 1 }));
  await portal.fetch(new URL(url).pathname + new URL(url).search);
}

/** Makes every call of the contract, as a visitor, as a member of long standing and as somebody new. */
export async function walkApi(portal: TestPortal): Promise<void> {
  const member = await portal.logIn('vip01');
  const newcomer = await portal.newPerson(5000);
  await takeAll(portal, looks());
  await download(portal);
  await comeIn(portal);
  await talk(portal, newcomer, member);
  await takeAll(portal, [...looks(), ...ownLooks()], member);
  await takeAll(portal, deeds(), newcomer);
  await keepStreak(portal, newcomer);
  await payAndCancel(portal, newcomer);
  await sendPictures(portal, newcomer);
  await bindPhone(portal, newcomer);
  await takeAll(portal, [...ownLooks(), ...endings()], newcomer);
  await portal.fetch('/dev/sms');
  await purgeExpired(portal.db, portal.clock.now);
}
