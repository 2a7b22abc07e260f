import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { SEARCH_KINDS, type SearchResult } from '#domain/home.ts';
import { answer } from '../answer.ts';
import { listComics } from '../comics/comics.ts';
import { readerOf } from '../comics/reader.ts';
import { listGames } from '../games.ts';
import { orElse } from '../orElse.ts';
import { keyword, oneOf } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readQuery } from '../request.ts';
import { listPosts } from '../square/listPosts.ts';
import { viewerOf } from '../square/viewer.ts';

/** As many as a row shows; the lists themselves have the rest. */
const PAGE = { currentPage: 1, pageSize: 6 } as const;

export const searchSchema = v.object({ keyword, kind: oneOf(SEARCH_KINDS) });

/** What is about a keyword, each kind the hottest first. Nothing is about no word at all. */
async function search(ports: Ports, c: Context): Promise<SearchResult> {
  const { keyword, kind } = readQuery(c, searchSchema);
  const [viewer, reader] = [await viewerOf(ports, c), await readerOf(ports, c)];
  const find = async <T>(
    found: (typeof SEARCH_KINDS)[number],
    read: () => Promise<{ records: T[] }>,
  ): Promise<T[] | null> =>
    keyword === '' || (kind !== undefined && kind !== found)
      ? []
      : orElse(
          ports,
          null,
          read().then(({ records }) => records),
        );
  const [games, comics, posts] = await Promise.all([
    find('game', () => listGames(ports.db, viewer.uid, { type: '', tag: '', keyword, sort: 1 }, PAGE)),
    find('comic', () => listComics(ports.db, reader, { tag: '', keyword, sort: 1 }, PAGE)),
    find('post', () => listPosts(ports.db, viewer, { keyword, sort: 1 }, PAGE)),
  ]);
  return { games, comics, posts };
}

/** One search through everything. */
export function searchRoutes(ports: Ports): Hono {
  return new Hono().get('/api/v1/search', async (c) => answer(c, await search(ports, c)));
}
