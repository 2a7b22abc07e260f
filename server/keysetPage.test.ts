import { expect, test } from 'vitest';
import type { Page } from '#domain/page.ts';
import { COUNTED } from './keysetPage.ts';
import { indexNewestPosts, SEARCHED } from './square/postGrams.ts';
import { purgeExpired } from './purgeExpired.ts';
import { NOON, onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';
import { makeOrder } from './testing/testPayments.ts';

type Row = { id?: string; orderId?: string };
type PageQuery = { currentPage: number; cursor?: string | undefined };

const SIZE = 3;
const keyOf = ({ id, orderId }: Row): string => id ?? orderId ?? '';

const GETS = ['post/list?sort=1', 'post/list?sort=2', 'post/me?sort=2', 'post/follow', 'comment/me?sort=2'].map(
  (list) => `/api/v1/square/${list}`,
);
const POSTS = ['coin/all', 'coin/order', 'message/all'].map((list) => `/api/user/center/${list}`);

async function readPage(
  portal: TestPortal,
  as: Person,
  list: string,
  { currentPage, cursor }: PageQuery,
): Promise<Page<Row>> {
  const fields = { currentPage: String(currentPage), pageSize: String(SIZE), ...(cursor !== undefined && { cursor }) };
  const isPost = POSTS.includes(list);
  const path = isPost ? list : `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams(fields).toString()}`;
  return (await portal.call(path, isPost ? fields : undefined, { as })).data as Page<Row>;
}

/** The rows of the first pages, found by cursors or by the numbers of pages alone. */
async function readOn(
  portal: TestPortal,
  as: Person,
  list: string,
  pages: number,
  by: 'cursor' | 'number',
): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  for (let currentPage = 1; currentPage <= pages; currentPage += 1) {
    const page = await readPage(portal, as, list, { currentPage, cursor });
    keys.push(...page.records.map(keyOf));
    if (!page.hasMore) return keys;
    expect(page.nextCursor, list).toBeTypeOf('string');
    if (by === 'cursor') cursor = page.nextCursor;
  }
  return keys;
}

/** Somebody with eleven of everything, whom others of unequal zeal surround. */
async function newResident(portal: TestPortal): Promise<{ as: Person; postId: string; threadId: string }> {
  const square = createSquare(portal);
  const as = await portal.newPerson(5);
  const others = [await portal.newPerson(), await portal.newPerson(), await portal.newPerson()];
  const { id: postId } = await square.publish(as);
  const { id: threadId } = await square.comment(as, postId);
  for (let nth = 0; nth < 11; nth += 1) {
    portal.clock.now += nth % 3 === 0 ? 0 : 1000;
    await portal.grant(as, 1);
    await makeOrder(portal, as);
    await square.publish(as, `第${nth}条`);
    const other = others[nth % 5] ?? as;
    if (other !== as) await square.publish(other, `别人的第${nth}条`);
    await square.comment(other, postId, `第${nth}楼`);
    await square.comment(other, postId, `答${nth}`, threadId);
  }
  for (const { uid } of others) await portal.call(`/api/v1/user/follow/${uid}`, {}, { as });
  return { as, postId, threadId };
}

onEachDatabase('lists that grow', (open) => {
  test('are the same by cursors as by the numbers of pages, and hold everything once', async () => {
    const portal = open();
    const { as, postId, threadId } = await newResident(portal);
    const comments = `/api/v1/square/post/${postId}/comment`;
    const lists = [
      ...GETS,
      ...POSTS,
      `${comments}/list?sort=1`,
      `${comments}/list?sort=2`,
      `${comments}/${threadId}/list`,
    ];
    for (const list of lists) {
      const byNumber = await readOn(portal, as, list, 20, 'number');
      expect(await readOn(portal, as, list, 20, 'cursor'), list).toEqual(byNumber);
      expect(new Set(byNumber).size, list).toBe(byNumber.length);
      expect(byNumber.length, list).toBeGreaterThan(SIZE);
    }
    expect(portal.faults).toEqual([]);
  });

  test('are read on without a row twice or left out while they grow', async () => {
    const portal = open();
    const { as } = await newResident(portal);
    const list = '/api/v1/square/post/me';
    const before = await readOn(portal, as, list, 20, 'number');
    const { records, nextCursor } = await readPage(portal, as, list, { currentPage: 1 });
    portal.clock.now += 1000;
    await createSquare(portal).publish(as, '刚刚写的');
    const next = await readPage(portal, as, list, { currentPage: 2, cursor: nextCursor });
    expect([...records, ...next.records].map(keyOf)).toEqual(before.slice(0, 2 * SIZE));
  });

  test('hold of everybody one follows as much as they wrote, in one order', async () => {
    const portal = open();
    const { as } = await newResident(portal);
    const rows = await portal.db
      .selectFrom('posts')
      .innerJoin('follows', 'follows.target_uid', 'posts.uid')
      .select('posts.id')
      .where('follows.uid', '=', as.uid)
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc')
      .execute();
    expect(await readOn(portal, as, '/api/v1/square/post/follow', 20, 'cursor')).toEqual(rows.map(({ id }) => id));
  });

  test('are found by the number of a page when the cursor is none of theirs', async () => {
    const portal = open();
    const { as } = await newResident(portal);
    for (const list of ['/api/v1/square/post/me', '/api/user/center/coin/all']) {
      const second = await readPage(portal, as, list, { currentPage: 2 });
      for (const cursor of ['', '~', 'x~y', '1~2~3~4', "1~' or 1=1 --", '1e400~a~b']) {
        expect((await readPage(portal, as, list, { currentPage: 2, cursor })).records, cursor).toEqual(second.records);
      }
    }
  });

  test('are counted so far, and beyond that as far as they were read', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const pageSize = 50;
    const row = { uid: as.uid, type: 'task', title: '测试', amount: 1, balance: 1, link: null } as const;
    const rows = Array.from({ length: COUNTED + pageSize }, (_, seq) => ({ ...row, seq, created_at: NOON + seq }));
    for (let from = 0; from < rows.length; from += 350)
      await portal.db
        .insertInto('ledger')
        .values(rows.slice(from, from + 350))
        .execute();
    const pageAt = async (currentPage: number) =>
      (await portal.call('/api/user/center/coin/all', { currentPage, pageSize }, { as })).data;
    const last = COUNTED / pageSize + 1;
    expect(await pageAt(1)).toMatchObject({ total: COUNTED, hasMore: true });
    expect(await pageAt(last)).toMatchObject({ total: rows.length, hasMore: false, records: { length: pageSize } });
    await portal.db
      .deleteFrom('ledger')
      .where('uid', '=', as.uid)
      .where('seq', '>=', COUNTED - 1)
      .execute();
    expect(await pageAt(last - 1)).toMatchObject({
      total: COUNTED - 1,
      hasMore: false,
      records: { length: pageSize - 1 },
    });
    expect(await pageAt(last)).toMatchObject({ total: COUNTED - 1, records: { length: 0 }, hasMore: false });
  });

  test('are searched for words no deeper than the newest so many posts', async () => {
    const portal = open();
    const square = createSquare(portal);
    const as = await portal.newPerson();
    const { id } = await square.publish(as, '一枚孤本邮票');
    const search = () =>
      square.must<Page<Row>>('/api/v1/square/post/list?keyword=%E5%AD%A4%E6%9C%AC%E9%82%AE%E7%A5%A8', undefined, {});
    expect((await search()).records.map(keyOf)).toEqual([id]);
    const later = {
      uid: as.uid,
      tag_id: 'chat',
      content: '后来的',
      like_count: 0,
      comment_count: 0,
      state: 0,
      created_at: portal.clock.now + 1,
    } as const;
    const posts = Array.from({ length: SEARCHED }, (_, nth) => ({ ...later, id: `later-${nth}` }));
    for (let from = 0; from < posts.length; from += 2000)
      await portal.db
        .insertInto('posts')
        .values(posts.slice(from, from + 2000))
        .execute();
    await indexNewestPosts(portal.db);
    await purgeExpired(portal.db, portal.clock.now);
    expect((await search()).records).toEqual([]);
  });
});
