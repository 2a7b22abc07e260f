import { queryOptions } from '@tanstack/react-query';
import type { ComicFilter, SubscriptionSort } from '#api/comics.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { RankKind, RankPeriod } from '#domain/comic.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';

export const comicKeys = createKeys(
  'comicHome',
  'comics',
  'comicTags',
  'comicRank',
  'comic',
  'chapters',
  'chapter',
  'subscriptions',
  'readHistory',
  'localHistory',
);

/** The answers that contain reading progress. */
export function progressDependents(uid: string) {
  const keys = comicKeys(uid);
  return [keys.comic(), keys.chapters(), keys.comicHome(), keys.readHistory(), keys.subscriptions()];
}

/** Tags and ranks change by the day. */
const SLOW_STALE_MS = 600_000;

export function comicQueries({ api: { comics }, uid }: QueryContext) {
  const keys = comicKeys(uid);
  const loggedIn = isLoggedIn({ uid });
  return {
    home: queryOptions({
      queryKey: keys.comicHome(),
      queryFn: ({ signal }) => comics.home({ signal }),
    }),
    list: (filter: ComicFilter) =>
      pagedQuery(keys.comics(filter), (page, signal) => comics.list({ ...filter, ...page }, { signal })),
    tags: queryOptions({
      queryKey: keys.comicTags(),
      queryFn: ({ signal }) => comics.tags({ signal }),
      staleTime: SLOW_STALE_MS,
    }),
    rank: (kind: RankKind, period: RankPeriod) =>
      queryOptions({
        queryKey: keys.comicRank(kind, period),
        queryFn: ({ signal }) => comics.rank(kind, period, { signal }),
        staleTime: SLOW_STALE_MS,
      }),
    /** A book; removed: an error of code 1201. */
    comic: (id: string) =>
      queryOptions({
        queryKey: keys.comic(id),
        queryFn: ({ signal }) => comics.detail(id, { signal }),
      }),
    chapters: (id: string) =>
      queryOptions({
        queryKey: keys.chapters(id),
        queryFn: ({ signal }) => comics.chapters(id, { signal }),
      }),
    /** A chapter's pages; of a locked one the preview alone. */
    chapter: (id: string, cid: string) =>
      queryOptions({
        queryKey: keys.chapter(id, cid),
        queryFn: ({ signal }) => comics.chapter(id, cid, { signal }),
      }),
    subscriptions: (sort: SubscriptionSort) => ({
      ...pagedQuery(keys.subscriptions(sort), (page, signal) => comics.subscriptions({ sort, ...page }, { signal })),
      enabled: loggedIn,
    }),
    history: {
      ...pagedQuery(keys.readHistory(), (page, signal) => comics.history(page, { signal })),
      enabled: loggedIn,
    },
  };
}
