import type { InfiniteData } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { comicKeys } from './comicQueries.ts';

type Pages = InfiniteData<Page<{ id: string }>>;

/** Takes books out of every cached list of a kind. */
export const withoutBooks =
  (uid: Account['uid'], list: 'readHistory' | 'subscriptions', ids: ReadonlySet<string>): CacheUpdate =>
  (client, predicate) =>
    client.setQueriesData<Pages>(
      { queryKey: comicKeys(uid)[list](), predicate },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => {
            const records = page.records.filter(({ id }) => !ids.has(id));
            return { ...page, records, total: page.total - (page.records.length - records.length) };
          }),
        },
    );
