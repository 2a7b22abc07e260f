import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { CacheUpdate } from './cacheOverlay.ts';

/** The new version of a cached item: itself when it is unchanged, undefined when it is removed. */
export type Change<T> = (item: T) => T | undefined;

/** The same array when nothing in it changed, so that nothing renders again. */
export function changeAll<T>(items: T[], change: Change<T>): T[] {
  const changed = items.map(change).filter((item) => item !== undefined);
  return changed.length === items.length && changed.every((item, index) => item === items[index]) ? items : changed;
}

/** The items of a list that is loaded page by page; removed ones are no longer counted. */
export function changePages<T>(data: InfiniteData<Page<T>>, change: Change<T>): InfiniteData<Page<T>> {
  const pages = changeAll(data.pages, (page) => {
    const records = changeAll(page.records, change);
    const total = page.total - (page.records.length - records.length);
    return records === page.records ? page : { ...page, records, total };
  });
  return pages === data.pages ? data : { ...data, pages };
}

/** A list with items on top, each of them once. */
export function prepend<T extends { id: string }>(data: InfiniteData<Page<T>>, items: readonly T[]) {
  const ids = new Set(items.map(({ id }) => id));
  const rest = changePages(data, (item) => (ids.has(item.id) ? undefined : item));
  const [first, ...others] = rest.pages;
  if (!first) return data;
  const onTop = { ...first, records: [...items, ...first.records], total: first.total + items.length };
  return { ...rest, pages: [onTop, ...others] };
}

/** Changes the items of every cached list whose key begins with `queryKey`. */
export const listChange =
  <T>(queryKey: QueryKey, change: Change<T>): CacheUpdate =>
  (client, predicate) =>
    client.setQueriesData<InfiniteData<Page<T>>>({ queryKey, predicate }, (data) => data && changePages(data, change));
