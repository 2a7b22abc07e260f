import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Chapter, ChapterPages, Comic, ComicDetail, ComicHome } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import { chapterPages, comics, stripPages } from '#screens/shared/comics.fixtures.ts';
import { takeWebpApart } from './square/imageWebp.ts';
import { COIN_CHAPTER, createComics, MEMBER_CHAPTER } from './testing/comics.ts';
import { NOON, onEachDatabase } from './testing/portal.ts';

const DAY_MS = 86_400_000;

const PUBLIC = join(import.meta.dirname, '../public');

const titlesOf = ({ records }: Page<Comic>): string[] => records.map(({ title }) => title);

onEachDatabase('comics', (open) => {
  test('the list narrows by tag, status, fee and keyword, sorts and pages', async () => {
    const portal = open();
    const { must } = createComics(portal);
    const list = async (query = '') => titlesOf(await must<Page<Comic>>(`list${query}`));
    expect(await list()).toHaveLength(6);
    expect(await list('?tag=food')).toEqual(['第七号食堂']);
    expect((await list('?status=1')).toSorted()).toEqual(['夜航灯塔', '雨巷修表匠']);
    expect(await list('?fee=limited')).toEqual(['山海小学堂']);
    expect(await list('?fee=vip')).toEqual(['雨巷修表匠']);
    expect((await list('?fee=coin')).toSorted()).toEqual(['夜航灯塔', '纸飞机邮局']);
    expect(await list(`?keyword=${encodeURIComponent('灯塔')}`)).toEqual(['夜航灯塔']);
    expect(await list(`?keyword=${encodeURIComponent('陆远舟')}`)).toEqual(['夜航灯塔']);
    for (const keyword of ['%', '_', '\\', "'"])
      expect(await list(`?keyword=${encodeURIComponent(keyword)}`), keyword).toEqual([]);
    expect((await list('?sort=1'))[0]).toBe('第七号食堂');
    expect(await list('?status=9&fee=nothing')).toHaveLength(6);
    const [first, second] = [
      await must<Page<Comic>>('list?pageSize=4'),
      await must<Page<Comic>>('list?pageSize=4&currentPage=2'),
    ];
    expect([first.hasMore, second.hasMore, first.total]).toEqual([true, false, 6]);
    expect(new Set([...titlesOf(first), ...titlesOf(second)]).size).toBe(6);
    expect(portal.faults).toEqual([]);
  });

  test('rankings: by reads of a period, by subscribers, by the day a book began', async () => {
    const portal = open();
    const { must } = createComics(portal);
    const rank = async (query: string) => (await must<Comic[]>(`rank/list?${query}`)).map(({ id }) => id);
    for (const period of ['day', 'week', 'month']) expect(await rank(`kind=hot&period=${period}`)).toHaveLength(6);
    expect((await rank('kind=subscribe'))[0]).toBe('2003');
    expect((await rank('kind=new'))[0]).toBe('2006');
    await portal.db
      .updateTable('comic_reads')
      .set({ hits: 9_000_000 })
      .where('comic_id', '=', '2006')
      .where('day', '=', '2026-06-20')
      .execute();
    expect((await rank('kind=hot&period=month'))[0]).toBe('2006');
    expect((await rank('kind=hot&period=week'))[0]).not.toBe('2006');
  });

  test('the comics page has banners and shelves, each with books', async () => {
    const { banners, blocks } = await createComics(open()).must<ComicHome>('home');
    expect(banners.map(({ link }) => link).every((link) => /^\/bookinfo\/200\d$/.test(link))).toBe(true);
    expect(blocks.map(({ kind }) => kind)).toEqual(['update', 'hot', 'limited', 'finished']);
    expect(blocks.every(({ comics }) => comics.length > 0)).toBe(true);
  });

  test('a book comes with others like it, never with itself', async () => {
    const { must } = createComics(open());
    const book = await must<ComicDetail>('2001');
    expect(book).toMatchObject({
      title: '纸飞机邮局',
      chapterTotal: 12,
      lastChapter: { no: 12 },
      subscribed: false,
      unreadCount: 0,
    });
    expect(book.similar).toHaveLength(4);
    expect(book.similar.map(({ id }) => id)).not.toContain('2001');
  });

  test('a chapter still to come is nowhere, and there on its day', async () => {
    const portal = open();
    const { must, open: read } = createComics(portal);
    expect((await must<Chapter[]>('2001/chapter/list')).at(-1)?.no).toBe(12);
    expect((await read('2001-12')).next).toBeUndefined();
    expect(await portal.call('/api/v1/comic/2001/chapter/2001-13')).toMatchObject({ code: 1201, msg: '章节不存在' });
    portal.clock.now = NOON + 5 * DAY_MS;
    expect((await must<Chapter[]>('2001/chapter/list?sort=2'))[0]?.no).toBe(13);
    expect((await must<Comic>('2001')).chapterTotal).toBe(13);
  });

  test('the chapter before and after are of those that have appeared: a number may be missing (fault 6)', async () => {
    const portal = open();
    const { must, open: read } = createComics(portal);
    const set = (published_at: number) =>
      portal.db.updateTable('chapters').set({ published_at }).where('id', '=', '2001-3').execute();
    const { published_at } = await portal.db
      .selectFrom('chapters')
      .select('published_at')
      .where('id', '=', '2001-3')
      .executeTakeFirstOrThrow();
    await set(NOON + DAY_MS);
    expect((await must<Chapter[]>('2001/chapter/list')).slice(0, 4).map(({ no }) => no)).toEqual([1, 2, 4, 5]);
    expect([(await read('2001-2')).next, (await read('2001-4')).prev]).toEqual(['2001-4', '2001-2']);
    await set(published_at);
    expect([(await read('2001-2')).next, (await read('2001-4')).prev]).toEqual(['2001-3', '2001-3']);
  });

  test('a locked chapter shows its preview and keeps the other addresses', async () => {
    const portal = open();
    const { open: read } = createComics(portal);
    const locked = await read(COIN_CHAPTER.cid);
    expect(locked).toMatchObject({ previewOnly: true, lock: { access: 2, price: 20 }, prev: '2001-4', next: '2001-6' });
    expect(locked.pages).toHaveLength(3);
    expect(locked.pageCount).toBeGreaterThan(3);
    const all = await portal.db
      .selectFrom('chapter_pages')
      .select('url')
      .where('chapter_id', '=', COIN_CHAPTER.cid)
      .orderBy('position')
      .execute();
    const told = JSON.stringify(locked);
    for (const { url } of all.slice(3)) expect(told).not.toContain(url);
    expect(await read(MEMBER_CHAPTER.cid)).toMatchObject({ previewOnly: true, lock: { access: 1 } });
    await portal.db.updateTable('chapters').set({ page_count: 3 }).where('id', '=', '2001-8').execute();
    expect((await read('2001-8')).pages).toEqual([]);
  });

  test('membership opens members’ chapters alone, and only while it lasts', async () => {
    const portal = open();
    const { open: read } = createComics(portal);
    const vip = await portal.logIn('vip01');
    expect(await read(MEMBER_CHAPTER.cid, vip)).toMatchObject({ previewOnly: false });
    expect(await read(COIN_CHAPTER.cid, vip)).toMatchObject({ previewOnly: true });
    expect(await read('2005-12', vip)).toMatchObject({ previewOnly: false });
    portal.clock.now = NOON + 121 * DAY_MS;
    const later = await portal.logIn('vip01');
    expect(await read(MEMBER_CHAPTER.cid, later)).toMatchObject({ previewOnly: true });
    expect(await read('2005-12', later)).toMatchObject({ previewOnly: false });
  });

  test('free for now ends by the server’s clock', async () => {
    const portal = open();
    const { open: read, must } = createComics(portal);
    expect(await read('2004-7')).toMatchObject({ previewOnly: false });
    portal.clock.now = NOON + 8 * DAY_MS;
    expect(await read('2004-7')).toMatchObject({ previewOnly: true, lock: { access: 2, price: 15 } });
    expect(await must<Comic>('2004')).toMatchObject({ feeMark: 'coin' });
  });

  test('unknown, foreign and removed look alike', async () => {
    const portal = open();
    const calls = [
      '9999',
      '..%2f2001',
      '2001/chapter/2002-1',
      '2001/chapter/nope',
      '9999/chapter/list',
      '9999/chapter/2001-1',
    ];
    for (const path of calls) expect(await portal.call(`/api/v1/comic/${path}`), path).toMatchObject({ code: 1201 });
    await portal.db.updateTable('comics').set({ removed: 1 }).where('id', '=', '2006').execute();
    for (const path of ['2006', '2006/chapter/list', '2006/chapter/2006-1']) {
      expect(await portal.call(`/api/v1/comic/${path}`), path).toMatchObject({ code: 1201, msg: '作品不存在或已下架' });
    }
    expect(titlesOf(await createComics(portal).must<Page<Comic>>('list'))).not.toContain('机器人阿福');
    await portal.db.updateTable('comics').set({ removed: 0 }).where('id', '=', '2006').execute();
    expect(portal.faults).toEqual([]);
  });
});

test('the pictures the stories show are there', () => {
  const urls = [
    ...comics.map(({ cover }) => cover),
    ...[chapterPages, stripPages].flatMap(({ pages }) => pages.map(({ url }) => url)),
  ];
  for (const url of urls) expect(existsSync(join(PUBLIC, url)), url).toBe(true);
});

onEachDatabase('the demo comics', (open) => {
  test('are six with 8 to 60 chapters, titled, long enough, with pictures of the size they say', async () => {
    const portal = open();
    const { must } = createComics(portal);
    const sizes = new Map<string, string>();
    for (const { id, title, intro, cover } of (await must<Page<Comic>>('list')).records) {
      const chapters = await must<Chapter[]>(`${id}/chapter/list`);
      expect(chapters.length, title).toBeGreaterThanOrEqual(8);
      expect(chapters.length, title).toBeLessThanOrEqual(60);
      expect(new Set(chapters.map((chapter) => chapter.title)).size, title).toBe(chapters.length);
      expect([...intro].length, title).toBeGreaterThanOrEqual(100);
      expect(readFileSync(join(PUBLIC, cover)).length).toBeGreaterThan(0);
    }
    for (const page of await portal.db.selectFrom('chapter_pages').selectAll().execute())
      sizes.set(page.url, `${page.width}x${page.height}`);
    for (const [url, size] of sizes) {
      const { width, height } = takeWebpApart(readFileSync(join(PUBLIC, url)));
      expect(`${width}x${height}`, url).toBe(size);
    }
  });

  test('have a chapter of 200 pages, a long strip, a seventh page to stop at, and own pages to begin with', async () => {
    const portal = open();
    const { open: read } = createComics(portal);
    expect((await read('2003-60')).pages).toHaveLength(200);
    const heights = (await read('2006-1')).pages.map(({ height }) => height);
    expect(heights.some((height) => height >= 3000 && height <= 8000)).toBe(true);
    expect((await read('2001-3')).pages.length).toBeGreaterThanOrEqual(7);
    for (const id of ['2001', '2002', '2003', '2004', '2005', '2006']) {
      const firsts: ChapterPages[] = await Promise.all([1, 2, 3].map((no) => read(`${id}-${no}`)));
      const urls = firsts.flatMap(({ pages }) => pages.map(({ url }) => url));
      expect(new Set(urls).size, id).toBe(urls.length);
    }
  });
});
