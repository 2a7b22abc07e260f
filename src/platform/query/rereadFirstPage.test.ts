import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Page } from '#domain/page.ts';
import { pagesQuery } from './pagesQuery.ts';
import { rereadFirstPage } from './rereadFirstPage.ts';

type Item = { id: string };

/** A list of three pages, all of them read, with somebody looking at it. */
async function begin() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const server = { fails: false, edition: 'a' };
  const asked: number[] = [];
  const question = pagesQuery<Item>(['7', 'list'], async ({ currentPage }) => {
    asked.push(currentPage);
    if (server.fails) throw new Error('no network');
    const records = [{ id: `${server.edition}${currentPage}` }];
    return { records, total: 3, currentPage, pageSize: 1, hasMore: currentPage < 3 };
  });
  const observer = new InfiniteQueryObserver(client, question);
  observer.subscribe(() => undefined);
  await observer.refetch();
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  const shown = () =>
    client
      .getQueryData<InfiniteData<Page<Item>>>(question.queryKey)
      ?.pages.flatMap(({ records }) => records.map(({ id }) => id));
  return { client, server, asked, question, observer, shown };
}

it('all pages stay until the first one has come, which then stands alone and goes on', async () => {
  const { client, server, asked, question, observer, shown } = await begin();
  server.edition = 'b';
  const rereading = rereadFirstPage(client, question);
  expect(shown()).toEqual(['a1', 'a2', 'a3']);
  await rereading;
  expect(shown()).toEqual(['b1']);
  observer.setOptions(question);
  await observer.fetchNextPage();
  expect(shown()).toEqual(['b1', 'b2']);
  await observer.refetch();
  expect(shown()).toEqual(['b1', 'b2']);
  expect(asked.slice(-4)).toEqual([1, 2, 1, 2]);
});

it('all pages stay when it fails', async () => {
  const { client, server, question, shown } = await begin();
  server.fails = true;
  await expect(rereadFirstPage(client, question)).rejects.toThrow('no network');
  expect(shown()).toEqual(['a1', 'a2', 'a3']);
});
