import { expect, test } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import { indexNewestPosts, indexPosts, MANY, unindexPost } from './square/postGrams.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

type PageQuery = { sort?: 1 | 2; currentPage?: number; pageSize?: number; cursor?: string };

async function search(
  portal: TestPortal,
  keyword: string,
  { sort = 2, currentPage = 1, ...place }: PageQuery = {},
): Promise<Page<Post>> {
  const fields = Object.entries({ keyword, sort, currentPage, ...place }).map(([name, value]) => [name, String(value)]);
  return createSquare(portal).must<Page<Post>>(
    `/api/v1/square/post/list?${new URLSearchParams(fields)}`,
    undefined,
    {},
  );
}

/** The ids found, the same in both orders. */
async function find(portal: TestPortal, keyword: string): Promise<string[]> {
  const [newest, hottest] = [await search(portal, keyword), await search(portal, keyword, { sort: 1 })];
  const ids = newest.records.map(({ id }) => id);
  expect(hottest.records.map(({ id }) => id).sort()).toEqual([...ids].sort());
  return ids;
}

/** All pages of a search, found by cursors or by the numbers of pages. */
async function findAll(portal: TestPortal, keyword: string, sort: 1 | 2, by: 'cursor' | 'number'): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  for (let currentPage = 1; ; currentPage += 1) {
    const {
      records,
      hasMore,
      nextCursor = '',
    } = await search(portal, keyword, { sort, currentPage, pageSize: 50, ...(by === 'cursor' && { cursor }) });
    ids.push(...records.map(({ id }) => id));
    if (!hasMore) return ids;
    cursor = nextCursor;
  }
}

/** More posts than are sorted, of unequal heat; two at a time share a moment. */
async function fill(portal: TestPortal, { uid }: Person, said: (nth: number) => string) {
  const numbers = Array.from({ length: MANY + 100 }, (_, nth) => nth);
  const posts = numbers.map((nth) => ({
    id: `${uid}-${(nth * 7919) % 1000}`,
    uid,
    tag_id: 'chat',
    content: said(nth),
    like_count: nth % 9 === 0 ? (nth * 31) % 200 : 0,
    comment_count: 0,
    state: 0 as const,
    created_at: portal.clock.now - Math.floor(nth / 2) * 60_000,
  }));
  await portal.db.insertInto('posts').values(posts).execute();
  await indexPosts(
    portal.db,
    posts.map(({ id }) => id),
  );
}

const inOrder = async ({ db }: TestPortal, { uid }: Person, by: 'created_at' | 'hot_at') =>
  (
    await db.selectFrom('posts').select('id').where('uid', '=', uid).orderBy(by, 'desc').orderBy('id', 'desc').execute()
  ).map(({ id }) => id);

onEachDatabase('search among posts', (open) => {
  test('a post is found by every piece of what it says, in any case, and by no other', async () => {
    const portal = open();
    const said = '魑魅魍魉 QuickFox ＺＯＯ 50%_\\’" 👩‍🚀🛸 éàü';
    const { id } = await createSquare(portal).publish(await portal.newPerson(), said);
    const held = [
      '魑',
      '魉',
      '魅魍',
      '魑魅魍',
      '魑魅魍魉',
      'quickfox',
      'QUICKFOX',
      'kFo',
      'ＺＯＯ',
      '50%',
      '%_\\',
      '_\\’',
      '\\',
      '🛸',
      '👩‍🚀🛸',
      '🚀',
      'éàü',
      'àü',
      'fox 魍魉',
      '魍  ＺＯＯ 50%',
    ];
    for (const keyword of held) expect(await find(portal, keyword), keyword).toContain(id);
    for (const keyword of [
      '魑魍',
      '魅魑',
      '魍魉Q',
      'quick fox x魉',
      'quickfoxes',
      '%%',
      '50_',
      '🛸🚀',
      '👨‍🚀',
      '魍魉 絶',
    ]) {
      expect(await find(portal, keyword), keyword).not.toContain(id);
    }
  });

  test('half a character of a pair finds nothing and breaks nothing', async () => {
    const portal = open();
    await createSquare(portal).publish(await portal.newPerson(), '🛸🛸');
    expect((await portal.call('/api/v1/square/post/list?keyword=%F0%9F')).code).toBe(0);
    expect((await portal.call(`/api/v1/search?keyword=${encodeURIComponent('�')}`)).code).toBe(0);
    expect(portal.faults).toEqual([]);
  });

  test('a post is found by the names of its tag and its game', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const { id } = await createSquare(portal).publish(as, '没有提到名字');
    const gameId = await portal.addGame(0);
    await portal.db.updateTable('games').set({ name: '饕餮Kitchen' }).where('id', '=', gameId).execute();
    await portal.db.updateTable('posts').set({ game_id: gameId }).where('id', '=', id).execute();
    expect(await find(portal, '饕餮')).toEqual([]);
    await indexPosts(portal.db, [id]);
    for (const keyword of ['饕', '饕餮', 'kitchen', '餮kit', '名字 KITCHEN'])
      expect(await find(portal, keyword), keyword).toEqual([id]);
    const { tag_id } = await portal.db
      .selectFrom('posts')
      .select('tag_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const tag = await portal.db.selectFrom('tags').select('name').where('id', '=', tag_id).executeTakeFirstOrThrow();
    expect(await find(portal, `${tag.name} 没有提到`)).toEqual([id]);
  });

  test('what is removed or hidden is not found, what is shown again is', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const { id } = await createSquare(portal).publish(as, '貔貅守门');
    const grams = () => portal.db.selectFrom('post_grams').select('gram').where('post_id', '=', id).execute();
    expect((await grams()).map(({ gram }) => gram)).toEqual(expect.arrayContaining(['', '貔', '貔貅', '守门']));
    for (const state of [1, 0] as const) {
      await portal.db.updateTable('posts').set({ state }).where('id', '=', id).execute();
      expect(await find(portal, '貔貅')).toEqual(state === 0 ? [id] : []);
    }
    await portal.call(`/api/v1/square/post/${id}`, undefined, { as, method: 'DELETE' });
    expect(await find(portal, '貔貅')).toEqual([]);
    expect(await grams()).toEqual([]);
  });

  test('what is written anew is found by what it says now', async () => {
    const portal = open();
    const { id } = await createSquare(portal).publish(await portal.newPerson(), '獬豸断案');
    await unindexPost(portal.db, id);
    await portal.db.updateTable('posts').set({ content: '豸獬断案' }).where('id', '=', id).execute();
    await indexPosts(portal.db, [id]);
    expect(await find(portal, '獬豸')).toEqual([]);
    expect(await find(portal, '豸獬')).toEqual([id]);
  });

  test('what many say is found whole and in order, by cursors as by numbers', { timeout: 120_000 }, async () => {
    const portal = open();
    const as = await portal.newPerson();
    await fill(portal, as, (nth) => `狻猊第${nth}只`);
    for (const [sort, column] of [
      [2, 'created_at'],
      [1, 'hot_at'],
    ] as const) {
      const expected = await inOrder(portal, as, column);
      for (const by of ['cursor', 'number'] as const) expect(await findAll(portal, '狻猊', sort, by)).toEqual(expected);
    }
    expect((await search(portal, '狻猊', { sort: 1 })).total).toBe(500);
    expect((await search(portal, '狻')).records[0]?.id).toBe((await inOrder(portal, as, 'created_at'))[0]);
  });

  test('what few say in words of many is found by its heat too', async () => {
    const portal = open();
    const as = await portal.newPerson();
    await fill(portal, as, (nth) => (nth % 200 === 50 ? '嘤嘤嘤' : '嘤嘤'));
    const few = await find(portal, '嘤嘤嘤');
    expect(few).toHaveLength(3);
    expect((await search(portal, '嘤嘤嘤', { sort: 1 })).records.map(({ id }) => id)).toEqual(
      (await inOrder(portal, as, 'hot_at')).filter((id) => few.includes(id)),
    );
    expect(await find(portal, '嘤嘤嘤嘤')).toEqual([]);
  });

  test('what was written before there was an index is found as what is written since', async () => {
    const portal = open();
    const all = () => portal.db.selectFrom('post_grams').selectAll().orderBy('post_id').orderBy('gram').execute();
    const as = await portal.newPerson();
    const [, removed] = [
      await createSquare(portal).publish(as, '旧事重提'),
      await createSquare(portal).publish(as, '不必再提'),
    ];
    await portal.call(`/api/v1/square/post/${removed.id}`, undefined, { as, method: 'DELETE' });
    const kept = await all();
    await portal.db.deleteFrom('post_grams').execute();
    await indexNewestPosts(portal.db);
    expect(await all()).toEqual(kept);
  });
});
