import type { Kysely, KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './db/schema.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

/** A database that keeps every statement it is asked, the same ones too. */
function counting(db: Kysely<Database>): { db: Kysely<Database>; asked: string[] } {
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(plugin), asked };
}

const ofTable = (asked: readonly string[], table: string, words = ''): number =>
  asked.filter((node) => node.includes(`"name":"${table}"`) && node.includes(words)).length;

onEachDatabase('what one call asks', (open) => {
  const ask = async (path: string, as?: (portal: TestPortal) => Promise<Person>) => {
    const person = await as?.(open());
    const { db, asked } = counting(open().db);
    const portal = open({ db });
    const { code } = await portal.call(path, undefined, { ...(person && { as: person }) });
    expect(code).toBe(0);
    return asked;
  };

  test('home and search read the session once, and home counts no games (fault 10)', async () => {
    const home = await ask('/api/v1/home', (portal) => portal.logIn('rich01'));
    expect(ofTable(home, 'sessions')).toBe(1);
    expect(
      home.filter((node) => /"name":"games"/.test(node) && /"func":"count"/.test(node) && !/"name":"gifts"/.test(node)),
    ).toEqual([]);
    expect(home.length).toBeLessThanOrEqual(18);
    const search = await ask('/api/v1/search?keyword=%E7%8C%AB', (portal) => portal.logIn('rich01'));
    expect(ofTable(search, 'sessions')).toBe(1);
  });

  test('a suggestion reads the names of games once, not at every key, and knows a new game at once (fault 11)', async () => {
    const { db, asked } = counting(open().db);
    const portal = open({ db });
    const suggest = async (keyword: string) =>
      (await portal.call(`/api/v1/square/keyword/suggestion?keyword=${encodeURIComponent(keyword)}`)).data as string[];
    await suggest('猫');
    asked.length = 0;
    for (const typed of ['猫', '猫咪', '猫咪咖', '猫咪咖啡', '星', '']) await suggest(typed);
    expect(asked).toHaveLength(6);
    const id = await portal.addGame(0);
    await db.updateTable('games').set({ name: '鲸落海岛' }).where('id', '=', id).execute();
    expect(await suggest('鲸落')).toEqual(['鲸落海岛']);
    await db.deleteFrom('games').where('id', '=', id).execute();
    expect(await suggest('鲸落')).toEqual([]);
  });

  test('a call with an idempotency key locks the person before it writes what refers to them', async () => {
    const as = await open().newPerson();
    const { db, asked } = counting(open().db);
    const { code } = await open({ db }).call('/api/v1/checkin', { requestId: crypto.randomUUID() }, { as });
    expect(code).toBe(0);
    const first = (kind: string, table: string) =>
      asked.findIndex((node) => node.startsWith(`{"kind":"${kind}"`) && node.includes(`"name":"${table}"`));
    expect(first('UpdateQueryNode', 'users')).toBeGreaterThan(-1);
    expect(first('UpdateQueryNode', 'users')).toBeLessThan(first('InsertQueryNode', 'intents'));
  });
});
