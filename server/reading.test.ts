import { expect, test } from 'vitest';
import type { Chapter, Comic } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { COIN_CHAPTER, createComics } from './testing/comics.ts';
import { NOON, onEachDatabase } from './testing/portal.ts';

const DAY_MS = 86_400_000;

onEachDatabase('reading', (open) => {
  test('the place told last by time wins, whatever the order of arrival', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    const newest = { cid: '2001-3', page: 7, offset: 0.5, updateTime: NOON - 10, device: 'h5-1' };
    const told = [
      newest,
      { cid: '2001-3', page: 2, updateTime: NOON - 30 },
      { cid: '2001-2', page: 4, updateTime: NOON - 20, finished: 1 },
    ];
    await Promise.all(told.map((place) => comics.save(as, place)));
    const { progress } = await comics.read('2001', as);
    expect(progress).toEqual({ ...newest, bookId: '2001', no: 3, pageCount: 8, finished: false });
    expect(await comics.save(as, { cid: '2001-1', page: 1, updateTime: NOON - 40 })).toMatchObject({
      cid: '2001-3',
      page: 7,
    });
    const chapters = await comics.must<Chapter[]>('2001/chapter/list', undefined, { as });
    expect(chapters.slice(0, 4).map(({ page, read }) => [page, read])).toEqual([
      [1, false],
      [4, true],
      [7, false],
      [undefined, false],
    ]);
  });

  test('reading again leads back there, and a finished chapter stays read', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    await comics.save(as, { cid: '2001-1', page: 4, updateTime: NOON - 50, finished: 1 });
    await comics.save(as, { cid: '2001-3', page: 7, updateTime: NOON - 40 });
    expect(await comics.save(as, { cid: '2001-1', page: 2, updateTime: NOON - 30 })).toMatchObject({
      cid: '2001-1',
      page: 2,
      finished: true,
    });
  });

  test('a clock that runs ahead is set right: it cannot win for ever', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    expect(await comics.save(as, { cid: '2001-1', page: 1, updateTime: NOON + DAY_MS })).toMatchObject({
      updateTime: NOON,
    });
    portal.clock.now = NOON + 1000;
    expect(await comics.save(as, { cid: '2001-2', page: 2, updateTime: NOON + 500 })).toMatchObject({ cid: '2001-2' });
  });

  test('what lies outside the chapter is refused, and nothing of another’s is touched', async () => {
    const portal = open();
    const comics = createComics(portal);
    const [as, other] = [await portal.newPerson(), await portal.newPerson()];
    const put = (fields: Record<string, string | number>, by = as) =>
      portal.call(
        '/api/v1/comic/2001/progress',
        { cid: '2001-3', page: 1, updateTime: NOON, ...fields },
        { as: by, method: 'PUT' },
      );
    for (const page of [0, -1, 9, '1.5', 'x', '1e3'])
      expect(await put({ page }), `page ${page}`).toMatchObject({ code: 1001, data: { field: 'page' } });
    for (const offset of [-0.1, 1.1, 'NaN', 'Infinity', 'x'])
      expect(await put({ offset }), `offset ${offset}`).toMatchObject({ code: 1001, data: { field: 'offset' } });
    for (const updateTime of [-1, 'x', '1e20'])
      expect(await put({ updateTime })).toMatchObject({ code: 1001, data: { field: 'updateTime' } });
    for (const cid of ['2002-1', '2001-99', '2001-13']) expect(await put({ cid }), cid).toMatchObject({ code: 1201 });
    expect(await put({ offset: 1e-7 })).toMatchObject({ code: 0, data: { offset: 1e-7 } });
    expect((await comics.history(other)).records).toEqual([]);
    const visitor = { method: 'PUT' };
    expect(
      await portal.call('/api/v1/comic/2001/progress', { cid: '2001-3', page: 1, updateTime: NOON }, visitor),
    ).toMatchObject({ code: 2 });
    expect(portal.faults).toEqual([]);
  });

  test('a locked chapter can be looked into but not finished', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    const place = { cid: COIN_CHAPTER.cid, page: 2, updateTime: NOON - 5, finished: 1 };
    expect(await comics.save(as, place)).toMatchObject({ page: 2, finished: false });
    await comics.unlock(as, COIN_CHAPTER.cid);
    expect(await comics.save(as, { ...place, updateTime: NOON - 4 })).toMatchObject({ finished: true });
  });

  test('merging at login: the newest of both sides stands, twice is once, strangers are skipped', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    await comics.save(as, { cid: '2001-3', page: 5, updateTime: NOON - 100 });
    await comics.save(as, { cid: '2002-2', page: 3, updateTime: NOON - 10 });
    const items = [
      { cid: '2001-4', page: 2, offset: 0.25, finished: false, updateTime: NOON - 50 },
      { cid: '2002-1', page: 1, offset: 0, finished: false, updateTime: NOON - 60 },
      { cid: '2003-1', page: 999, offset: 0, finished: false, updateTime: NOON - 70 },
      { cid: 'gone-1', page: 1, offset: 0, finished: false, updateTime: NOON - 5 },
    ].map((place) => ({ ...place, finished: Number(place.finished) }));
    const asSent = items.map((place) => ({ ...place, finished: false }));
    const merge = () => comics.must<unknown>('progress/merge', { items: JSON.stringify(asSent) }, { as });
    const stand = [
      { bookId: '2002', cid: '2002-2', page: 3 },
      { bookId: '2001', cid: '2001-4', page: 2, offset: 0.25 },
      { bookId: '2003', cid: '2003-1', page: 4 },
    ];
    expect(await merge()).toMatchObject(stand);
    const reads = (await comics.read('2003')).readCount;
    expect(await Promise.all([merge(), merge(), merge()])).toMatchObject([stand, stand, stand]);
    expect((await comics.read('2003')).readCount).toBe(reads);
    expect(portal.faults).toEqual([]);
  });

  test('a merge is bounded, and one that cannot be read changes nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const item = { cid: '2001-1', page: 1, updateTime: 1 };
    const merge = (items: string) => portal.call('/api/v1/comic/progress/merge', { items }, { as });
    expect(await merge(JSON.stringify(Array.from({ length: 201 }, () => item)))).toMatchObject({
      code: 1001,
      data: { field: 'items' },
    });
    for (const items of [
      '{',
      '{}',
      '[1]',
      '[null]',
      JSON.stringify([{ ...item, page: '1' }]),
      JSON.stringify([{ ...item, device: '\0' }]),
      `[${'['.repeat(5000)}`,
    ]) {
      expect(await merge(items), items.slice(0, 40)).toMatchObject({ code: 1001 });
    }
    expect(await merge(JSON.stringify(Array.from({ length: 200 }, () => item)))).toMatchObject({ code: 0 });
    expect(await merge('[]')).toMatchObject({ code: 0 });
    expect(portal.faults).toEqual([]);
  });

  test('the history has the last book first, keeps removed ones, and forgets what it is told to', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    for (const [index, id] of ['2001', '2002', '2006'].entries())
      await comics.save(as, { cid: `${id}-1`, page: 1, updateTime: NOON - 100 + index });
    await portal.db.updateTable('comics').set({ removed: 1 }).where('id', '=', '2002').execute();
    expect((await comics.history(as)).records.map(({ bookId, removed }) => [bookId, removed])).toEqual([
      ['2006', false],
      ['2002', true],
      ['2001', false],
    ]);
    await portal.db.updateTable('comics').set({ removed: 0 }).where('id', '=', '2002').execute();
    const remove = (query: string) =>
      portal.call(`/api/v1/comic/history/me${query}`, undefined, { as, method: 'DELETE' });
    expect(await remove('')).toMatchObject({ code: 1001, data: { field: 'ids' } });
    expect(await remove(`?ids=${encodeURIComponent('["2006"]')}`)).toMatchObject({ code: 0 });
    expect(await comics.save(as, { cid: '2006-1', page: 2, updateTime: NOON - 1 })).toBeNull();
    expect((await comics.history(as)).records.map(({ bookId }) => bookId)).toEqual(['2002', '2001']);
    portal.clock.now = NOON + 1000;
    expect(await comics.save(as, { cid: '2006-1', page: 2, updateTime: NOON + 900 })).toMatchObject({ page: 2 });
    expect(await remove('?all=1')).toMatchObject({ code: 0 });
    expect(await comics.history(as)).toMatchObject({ total: 0, records: [] });
  });

  test('of what is cleared no place is shown, and opening it again is nothing the rankings count', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    const open3 = (updateTime: number, more = {}) => comics.save(as, { cid: '2001-3', page: 7, updateTime, ...more });
    const third = async () => (await comics.must<Chapter[]>('2001/chapter/list', undefined, { as }))[2];
    await open3(NOON - 10, { finished: 1 });
    const { readCount } = await comics.read('2001');
    await portal.call('/api/v1/comic/history/me?all=1', undefined, { as, method: 'DELETE' });
    expect((await third())?.page).toBeUndefined();
    portal.clock.now = NOON + 1000;
    expect(await open3(NOON + 900, { page: 2 })).toMatchObject({ page: 2, finished: false });
    expect(await third()).toMatchObject({ page: 2, read: false });
    expect((await comics.read('2001')).readCount).toBe(readCount);
  });

  test('subscriptions: idempotent, counted exactly, the last tap wins in a storm (M11)', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    const before = (await comics.read('2004')).subscribeCount;
    const request = (method: string, by = as) =>
      portal.call('/api/v1/comic/2004/subscribe', undefined, { as: by, method });
    await Promise.all(Array.from({ length: 30 }, (_, tap) => request(tap % 2 ? 'DELETE' : 'POST')));
    for (const method of ['POST', 'POST'])
      expect((await request(method)).data).toEqual({ subscribed: true, subscribeCount: before + 1 });
    const others = await Promise.all(Array.from({ length: 5 }, () => portal.newPerson()));
    await Promise.all(others.map((other) => request('POST', other)));
    expect(await comics.read('2004', as)).toMatchObject({ subscribed: true, subscribeCount: before + 6 });
    for (const method of ['DELETE', 'DELETE'])
      expect((await request(method)).data).toEqual({ subscribed: false, subscribeCount: before + 5 });
    expect(await portal.call('/api/v1/comic/9999/subscribe', {}, { as })).toMatchObject({ code: 1201 });
    expect(portal.faults).toEqual([]);
  });

  test('my subscriptions: what is new beyond what I read, by update or by reading', async () => {
    const portal = open();
    const comics = createComics(portal);
    const as = await portal.newPerson();
    for (const id of ['2001', '2003', '2005']) await comics.must(`${id}/subscribe`, {}, { as });
    await comics.save(as, { cid: '2005-3', page: 1, updateTime: NOON - 100 });
    await comics.save(as, { cid: '2001-10', page: 1, updateTime: NOON - 50 });
    const mine = async (sort: number) =>
      (await comics.must<Page<Comic>>(`subscribe/me?sort=${sort}`, undefined, { as })).records;
    expect((await mine(1)).map(({ id, unreadCount }) => [id, unreadCount])).toEqual([
      ['2003', 0],
      ['2001', 2],
      ['2005', 17],
    ]);
    expect((await mine(2)).map(({ id }) => id)).toEqual(['2001', '2005', '2003']);
    portal.clock.now = NOON + 5 * DAY_MS;
    expect((await mine(1))[0]).toMatchObject({ id: '2001', unreadCount: 3 });
  });

  test('writes are limited, reads are not', async () => {
    const limits = {
      ...DEFAULT_LIMITS,
      unlockUser: [{ max: 1, windowMs: 60_000 }],
      progressUser: [{ max: 2, windowMs: 60_000 }],
    };
    const portal = open({ limits });
    const comics = createComics(portal);
    const as = await portal.newPerson(100);
    expect((await comics.unlock(as, COIN_CHAPTER.cid)).code).toBe(0);
    expect(await comics.unlock(as, '2001-7')).toMatchObject({ code: 1002, data: { retryAfter: 60 } });
    for (const page of [1, 2]) await comics.save(as, { cid: '2001-1', page, updateTime: NOON - 10 + page });
    await expect(comics.save(as, { cid: '2001-1', page: 3, updateTime: NOON })).rejects.toThrow('1002');
    expect((await comics.history(as)).total).toBe(1);
  });
});
