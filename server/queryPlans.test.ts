import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { indexPosts, MANY } from './square/postGrams.ts';
import { onEachDatabase, ORIGIN, type TestPortal } from './testing/portal.ts';
import { walkApi } from './testing/apiWalk.ts';
import { findCostly } from './testing/plans/findings.ts';

/** The calls of the server nobody made while `walk` ran. */
async function notMadeDuring(portal: TestPortal, walk: () => Promise<void>): Promise<string[]> {
  const routes = portal.routes.filter(({ method }) => method !== 'ALL');
  const made = new Set<object>();
  const { fetch } = portal;
  portal.fetch = (path, init) => {
    const { pathname } = new URL(path, ORIGIN);
    const route = routes.find(
      (known) =>
        known.method === (init?.method ?? 'GET') &&
        new RegExp(`^${known.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
    );
    if (route) made.add(route);
    return fetch(path, init);
  };
  await walk();
  return routes.filter((route) => !made.has(route)).map(({ method, path }) => `${method} ${path}`);
}

/** The walk makes a few hundred calls. */
const WALK_WITHIN_MS = 180_000;

onEachDatabase('what calls ask of the database', (open) => {
  test('costs no more when tables grow: no statement reads or sorts all of one', {
    timeout: WALK_WITHIN_MS,
  }, async () => {
    const portal = open();
    const asked = await portal.queries.during(async () => {
      expect(await notMadeDuring(portal, () => walkApi(portal))).toEqual([]);
    });
    expect(portal.faults).toEqual([]);
    expect(asked.length).toBeGreaterThan(150);
    expect(await findCostly(portal, asked)).toEqual([]);
  });

  test('is seen when it does: a scan, a sort, a count of everything', async () => {
    const portal = open();
    const { db } = portal;
    const costly = await portal.queries.during(async () => {
      await db.selectFrom('posts').select('id').where('content', '=', 'x').execute();
      await db.selectFrom('messages').select('id').where('uid', '=', 'x').orderBy('title').execute();
      await db
        .selectFrom('posts')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('state', '=', 0)
        .execute();
      await db.updateTable('comments').set({ content: '' }).where('like_count', '>', 1e9).execute();
      await db.selectFrom('users').select('badge').distinct().where('invited_by', '=', 'x').execute();
    });
    const found = await findCostly(portal, costly);
    expect(found.map((text) => text.split(':')[0])).toEqual([
      'reads all of posts',
      'sorts rows of messages',
      'reads all of posts',
      'reads all of comments',
      'sorts rows of users',
    ]);
  });

  test('is let pass when an index serves it', async () => {
    const portal = open();
    const cheap = await portal.queries.during(async () => {
      await portal.db
        .selectFrom('messages')
        .select('id')
        .where('uid', '=', 'x')
        .orderBy('created_at', 'desc')
        .limit(9)
        .execute();
      await portal.db.selectFrom('games').selectAll().orderBy('brief').execute();
    });
    expect(await findCostly(portal, cheap)).toEqual([]);
  });

  test('is an index alone to find and count what is listed for somebody who has blocked people', async () => {
    const portal = open();
    const [reader, blocked] = [await portal.newPerson(), await portal.newPerson()];
    const { call } = portal;
    await call(`/api/v1/user/block/${blocked.uid}`, {}, { as: reader });
    const square = '/api/v1/square/post';
    const lists = [1, 2].flatMap((sort) => [
      ...['', '&tagId=chat', '&gameId=1001'].map((narrowed) => `list?sort=${sort}${narrowed}`),
      `p1214/comment/list?sort=${sort}`,
    ]);
    const asked = await portal.queries.during(async () => {
      for (const list of [...lists, 'p1214/comment/c1214-1/list'])
        await call(`${square}/${list}`, undefined, { as: reader });
    });
    expect(portal.faults).toEqual([]);
    const listing = asked.filter(({ sql: text }) =>
      /from "(posts|comments)" where .* not in \(select blocks/.test(text),
    );
    expect(listing.length).toBeGreaterThanOrEqual(9);
    const plans = await portal.explain(listing);
    const reading = listing.filter((_, place) => plans[place]?.accesses.some(({ covered }) => !covered));
    // SQLite takes no index with a computed column for all there is to read; of these it reads the rows of one page.
    expect(
      reading.map(({ sql: text }) => text).filter((text) => !/^select "posts"\."hot_at".* limit/.test(text)),
    ).toEqual([]);
  });

  test('is no more for a search either, whether many, few or none say the words', async () => {
    const portal = open();
    const { uid } = await portal.newPerson();
    const post = { uid, tag_id: 'chat', like_count: 0, comment_count: 0, state: 0 } as const;
    const posts = Array.from({ length: MANY + 10 }, (_, nth) => ({
      ...post,
      id: `s${nth}`,
      content: nth < 3 ? '呱呱呱' : '呱呱',
      created_at: portal.clock.now + nth,
    }));
    await portal.db.insertInto('posts').values(posts).execute();
    await indexPosts(
      portal.db,
      posts.map(({ id }) => id),
    );
    // A planner that knows nothing of its tables takes one index for as good as another.
    await sql`analyze`.execute(portal.db);
    const asked = await portal.queries.during(async () => {
      for (const keyword of ['呱呱', '呱', '呱呱呱', '呱呱呱呱', '没有']) {
        for (const more of [
          'sort=1',
          'sort=2',
          `sort=1&cursor=${portal.clock.now + 99}~s99`,
          `sort=2&cursor=${portal.clock.now + 99}~s99`,
          'sort=1&tagId=chat',
          'sort=1&gameId=1001',
        ]) {
          await portal.call(`/api/v1/square/post/list?${more}&keyword=${encodeURIComponent(keyword)}`);
        }
      }
    });
    expect(portal.faults).toEqual([]);
    expect(await findCostly(portal, asked)).toEqual([]);
    const searching = asked.filter(({ sql: text }) => /"?post_grams"?\."?gram"? = /.test(text));
    expect(searching.length).toBeGreaterThan(8);
    for (const { accesses } of await portal.explain(searching)) {
      const held = accesses.filter(({ table }) => table === 'post_grams');
      expect(held.every(({ narrowed }) => narrowed.includes('gram'))).toBe(true);
      expect(held).not.toEqual([]);
      for (const { narrowed } of accesses.filter(({ table }) => table === 'posts'))
        expect(narrowed.some((column) => ['created_at', 'game_id'].includes(column))).toBe(true);
    }
  });
});
