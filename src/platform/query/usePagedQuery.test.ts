import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Page } from '#domain/page.ts';
import { pagedQuery } from './queryFactory.ts';
import { refetchFirstPage, toPaged } from './usePagedQuery.ts';

type Item = { id: string };

/** A list of three pages, all of them read, with an observer. */
async function begin() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const server = { fails: false, edition: 'a' };
  const asked: number[] = [];
  const options = pagedQuery<Item>(['7', 'list'], async ({ currentPage }) => {
    asked.push(currentPage);
    if (server.fails) throw new Error('no network');
    const records = [{ id: `${server.edition}${currentPage}` }];
    return { records, total: 3, currentPage, pageSize: 1, hasMore: currentPage < 3 };
  });
  const observer = new InfiniteQueryObserver(client, options);
  observer.subscribe(() => undefined);
  await observer.refetch();
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  const shown = () =>
    client
      .getQueryData<InfiniteData<Page<Item>>>(options.queryKey)
      ?.pages.flatMap(({ records }) => records.map(({ id }) => id));
  return { client, server, asked, options, observer, shown };
}

describe('refetchFirstPage', () => {
  it('all pages stay until the first one has come, which then stands alone and goes on', async () => {
    const { client, server, asked, options, observer, shown } = await begin();
    server.edition = 'b';
    const refreshing = refetchFirstPage(client, options);
    expect(shown()).toEqual(['a1', 'a2', 'a3']);
    await refreshing;
    expect(shown()).toEqual(['b1']);
    observer.setOptions(options);
    await observer.fetchNextPage();
    expect(shown()).toEqual(['b1', 'b2']);
    await observer.refetch();
    expect(shown()).toEqual(['b1', 'b2']);
    expect(asked.slice(-4)).toEqual([1, 2, 1, 2]);
  });

  it('all pages stay when it fails', async () => {
    const { client, server, options, shown } = await begin();
    server.fails = true;
    await expect(refetchFirstPage(client, options)).rejects.toThrow('no network');
    expect(shown()).toEqual(['a1', 'a2', 'a3']);
  });
});

describe('toPaged', () => {
  const page = (...ids: string[]) => ({
    records: ids.map((id) => ({ id })),
    total: 9,
    currentPage: 1,
    pageSize: 2,
    hasMore: true,
  });
  const query = {
    data: { pages: [page('a', 'b'), page('b', 'c')], pageParams: [1, 2] },
    error: null,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    hasNextPage: true,
  };
  it('shows nobody an exception’s English', () => {
    expect(toPaged({ ...query, data: undefined, error: new TypeError('x is not a function') })).toEqual({
      state: 'failed',
    });
  });
  it('shows an item that two pages share once', () => {
    expect(toPaged(query)).toEqual({ state: 'ready', items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], tail: 'more' });
  });
  it('knows the four tails', () => {
    expect(toPaged({ ...query, isFetchingNextPage: true })).toMatchObject({ tail: 'loading' });
    expect(toPaged({ ...query, isFetchNextPageError: true })).toMatchObject({ tail: 'failed' });
    expect(toPaged({ ...query, hasNextPage: false })).toMatchObject({ tail: 'end' });
  });
});
