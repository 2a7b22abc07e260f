import { expect, test, vi } from 'vitest';
import type { GameDetail } from '#domain/game.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

const FOR_MS = 1000;

const nameOf = async (portal: TestPortal, appID: string, as?: Person): Promise<string> =>
  ((await portal.call('/api/web/game/detail', { appID }, as && { as })).data as GameDetail).name;

const rename = ({ db }: TestPortal, id: string, name: string) =>
  db.updateTable('games').set({ name }).where('id', '=', id).execute();

onEachDatabase('what visitors are told', (open) => {
  test('is read once for all who ask within the time, and anew after it', async () => {
    const portal = open({ shareForMs: FOR_MS });
    const id = await portal.addGame(0);
    await rename(portal, id, '旧名');
    expect(await nameOf(portal, id)).toBe('旧名');
    await rename(portal, id, '新名');
    portal.clock.now += FOR_MS - 1;
    expect(await nameOf(portal, id)).toBe('旧名');
    portal.clock.now += 1;
    expect(await nameOf(portal, id)).toBe('新名');
  });

  test('a crowd that comes at once costs the database one look', async () => {
    const portal = open({ shareForMs: FOR_MS });
    const looks = async (visitors: number, path: string) => {
      const asked = vi.spyOn(portal.db, 'selectFrom');
      const answers = await Promise.all(Array.from({ length: visitors }, () => portal.call(path)));
      const count = asked.mock.calls.length;
      asked.mockRestore();
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      return count;
    };
    const one = await looks(1, '/api/v1/square/post/list?currentPage=1');
    expect(one).toBeGreaterThan(0);
    expect(await looks(50, '/api/v1/square/post/list?currentPage=2')).toBe(one);
  });

  test('is nothing of anybody’s: who is logged in sees what is theirs, and at once', async () => {
    const portal = open({ shareForMs: FOR_MS });
    const as = await portal.newPerson(100);
    const id = await portal.addGame(10);
    const owned = async (person?: Person) =>
      ((await portal.call('/api/web/game/detail', { appID: id }, person && { as: person })).data as GameDetail).owned;
    expect([await owned(), await owned(as)]).toEqual([false, false]);
    await portal.call(`/api/user/game/download/${id}`, { platformType: 1, requestId: crypto.randomUUID() }, { as });
    expect([await owned(as), await owned()]).toEqual([true, false]);
  });

  test('an answer belongs to what was asked, and a refusal to whoever met it', async () => {
    const portal = open({ shareForMs: FOR_MS });
    const late = await portal.addGame(0);
    await portal.db
      .updateTable('games')
      .set({ id: `${late}x` })
      .where('id', '=', late)
      .execute();
    expect((await portal.call('/api/web/game/detail', { appID: late })).code).toBe(1201);
    await portal.db.updateTable('games').set({ id: late }).where('id', '=', `${late}x`).execute();
    expect((await portal.call('/api/web/game/detail', { appID: late })).code).toBe(0);
    const page = async (query: string) =>
      (await portal.call(`/api/v1/square/post/list?${query}`)).data as {
        records: { id: string }[];
        currentPage: number;
      };
    expect((await page('currentPage=1')).currentPage).toBe(1);
    expect((await page('currentPage=2')).currentPage).toBe(2);
    expect((await page('currentPage=1&pageSize=1')).records).toHaveLength(1);
    const long = `keyword=${'游'.repeat(60)}&kind=${'x'.repeat(1024)}`;
    expect((await portal.call(`/api/v1/search?${long}`)).code).toBe((await portal.call(`/api/v1/search?${long}`)).code);
  });

  test('unless it is asked for, nothing is shared', async () => {
    const portal = open();
    const id = await portal.addGame(0);
    await nameOf(portal, id);
    await rename(portal, id, '又一个名');
    expect(await nameOf(portal, id)).toBe('又一个名');
  });
});
