import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { FEE_MARKS, RANK_KINDS, RANK_PERIODS } from '#domain/comic.ts';
import { answer } from '../answer.ts';
import { listChapters, noChapter, readChapter } from '../comics/chapters.ts';
import { listComics, listComicTags, noComic, rankComics, readComic } from '../comics/comics.ts';
import { readComicHome } from '../comics/home.ts';
import { readerOf } from '../comics/reader.ts';
import { keyword, oneOf, pagingEntries, sortOrder, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPathId, readQuery } from '../request.ts';

const status = v.pipe(
  oneOf(['0', '1']),
  v.transform((value) => (value === undefined ? undefined : value === '1' ? 1 : 0)),
);

export const listSchema = v.object({
  tag: text,
  status,
  fee: oneOf(FEE_MARKS),
  keyword,
  sort: sortOrder(1),
  ...pagingEntries,
});

export const rankSchema = v.object({
  kind: v.fallback(v.picklist(RANK_KINDS), 'hot'),
  period: v.fallback(v.picklist(RANK_PERIODS), 'week'),
});

export const chaptersSchema = v.object({ sort: sortOrder(1) });

/** The book of a path. */
export const comicIdOf = (c: Context): string => readPathId(c, 'id', noComic().message);

/** The chapter of a path. */
export const chapterIdOf = (c: Context): string => readPathId(c, 'cid', noChapter().message);

async function list(ports: Ports, c: Context): Promise<Response> {
  const { currentPage, pageSize, ...filter } = readQuery(c, listSchema);
  return answer(c, await listComics(ports.db, await readerOf(ports, c), filter, { currentPage, pageSize }));
}

async function rank(ports: Ports, c: Context): Promise<Response> {
  const { kind, period } = readQuery(c, rankSchema);
  return answer(c, await rankComics(ports.db, await readerOf(ports, c), kind, period));
}

async function chapters(ports: Ports, c: Context): Promise<Response> {
  const order = readQuery(c, chaptersSchema).sort === 2 ? 'desc' : 'asc';
  return answer(c, await listChapters(ports.db, await readerOf(ports, c), comicIdOf(c), order));
}

async function chapter(ports: Ports, c: Context): Promise<Response> {
  return answer(c, await readChapter(ports.db, await readerOf(ports, c), comicIdOf(c), chapterIdOf(c)));
}

/** Comics and their chapters, open to everyone; what is locked shows its preview alone (product §3.4). */
export function comicRoutes(ports: Ports): Hono {
  const { db } = ports;
  return new Hono()
    .get('/api/v1/comic/home', async (c) => answer(c, await readComicHome(db, await readerOf(ports, c))))
    .get('/api/v1/comic/list', (c) => list(ports, c))
    .get('/api/v1/comic/tag/list', async (c) => answer(c, await listComicTags(db)))
    .get('/api/v1/comic/rank/list', (c) => rank(ports, c))
    .get('/api/v1/comic/:id', async (c) => answer(c, await readComic(db, await readerOf(ports, c), comicIdOf(c))))
    .get('/api/v1/comic/:id/chapter/list', (c) => chapters(ports, c))
    .get('/api/v1/comic/:id/chapter/:cid', (c) => chapter(ports, c));
}
