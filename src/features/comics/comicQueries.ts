import { queryOptions } from '@tanstack/react-query';
import type { ComicFilter, SubscriptionSort } from '#api/comics.ts';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { RankKind, RankPeriod } from '#domain/comic.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';

/** Tags and ranks change by the day, not under the reader's eyes. */
const SLOW_STALE_MS = 600_000;

/** Every question about comics the app asks the server, by name; see `createQueries`. */
export function createComicQueries({ comics }: Api, uid: Account['uid']) {
  const mine = (...key: readonly unknown[]) => [uid, ...key] as const;
  const loggedIn = isLoggedIn({ uid });
  return {
    home: queryOptions({
      queryKey: mine('comicHome'),
      queryFn: ({ signal }) => comics.home({ signal }),
    }),
    list: (filter: ComicFilter) =>
      pagesQuery(mine('comics', filter), (place, signal) => comics.list({ ...filter, ...place }, { signal })),
    tags: queryOptions({
      queryKey: mine('comicTags'),
      queryFn: ({ signal }) => comics.tags({ signal }),
      staleTime: SLOW_STALE_MS,
    }),
    rank: (kind: RankKind, period: RankPeriod) =>
      queryOptions({
        queryKey: mine('comicRank', kind, period),
        queryFn: ({ signal }) => comics.rank(kind, period, { signal }),
        staleTime: SLOW_STALE_MS,
      }),
    /** A book; removed: an error of code 1201. */
    comic: (id: string) =>
      queryOptions({
        queryKey: mine('comic', id),
        queryFn: ({ signal }) => comics.detail(id, { signal }),
      }),
    /** Its chapters, in reading order. */
    chapters: (id: string) =>
      queryOptions({
        queryKey: mine('chapters', id),
        queryFn: ({ signal }) => comics.chapters(id, { signal }),
      }),
    /** A chapter to read; a locked one comes with its preview alone. */
    chapter: (id: string, cid: string) =>
      queryOptions({
        queryKey: mine('chapter', id, cid),
        queryFn: ({ signal }) => comics.chapter(id, cid, { signal }),
      }),
    subscriptions: (sort: SubscriptionSort) => ({
      ...pagesQuery(mine('subscriptions', sort), (place, signal) =>
        comics.subscriptions({ sort, ...place }, { signal }),
      ),
      enabled: loggedIn,
    }),
    history: {
      ...pagesQuery(mine('readHistory'), (place, signal) => comics.history(place, { signal })),
      enabled: loggedIn,
    },
  };
}
