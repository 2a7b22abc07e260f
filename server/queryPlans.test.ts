import { expect, test } from 'vitest';
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
    const route = routes.find((known) => known.method === (init?.method ?? 'GET') && new RegExp(`^${known.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname));
    if (route) made.add(route);
    return fetch(path, init);
  };
  await walk();
  return routes.filter((route) => !made.has(route)).map(({ method, path }) => `${method} ${path}`);
}

/** The walk makes a few hundred calls. */
const WALK_WITHIN_MS = 180_000;

onEachDatabase('what calls ask of the database', (open) => {
  test('costs no more when tables grow: no statement reads or sorts all of one', { timeout: WALK_WITHIN_MS }, async () => {
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
      await db.selectFrom('posts').select((eb) => eb.fn.countAll().as('n')).where('state', '=', 0).execute();
      await db.updateTable('comments').set({ content: '' }).where('like_count', '>', 1e9).execute();
      await db.selectFrom('users').select('badge').distinct().where('invited_by', '=', 'x').execute();
    });
    const found = await findCostly(portal, costly);
    expect(found.map((text) => text.split(':')[0])).toEqual([
      'reads all of posts', 'sorts rows of messages', 'reads all of posts', 'reads all of comments', 'sorts rows of users',
    ]);
  });

  test('is let pass when an index serves it', async () => {
    const portal = open();
    const cheap = await portal.queries.during(async () => {
      await portal.db.selectFrom('messages').select('id').where('uid', '=', 'x').orderBy('created_at', 'desc').limit(9).execute();
      await portal.db.selectFrom('games').selectAll().orderBy('brief').execute();
    });
    expect(await findCostly(portal, cheap)).toEqual([]);
  });
});
