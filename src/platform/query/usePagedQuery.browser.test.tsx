import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { mount } from '#components/testing/mount.tsx';
import { openPortal } from '#app/portalOf7.fixtures.ts';
import { CoreProvider } from '../core.ts';
import { pagedQuery } from './queryFactory.ts';
import { usePagedQuery } from './usePagedQuery.ts';

type Item = { id: string };

/** A list of three pages of one item, whose server the test lets fail. */
function open({ fails = false } = {}) {
  const server = { fails, edition: 'a' };
  const seen: { list?: ReturnType<typeof usePagedQuery<Item>> } = {};
  const portal = openPortal(() => null);
  const options = pagedQuery<Item>(['', 'list'], async ({ currentPage }) => {
    if (server.fails) throw new ApiError('business', '稍后再试');
    const records = [{ id: `${server.edition}${currentPage}` }];
    return { records, total: 3, currentPage, pageSize: 1, hasMore: currentPage < 3 };
  });
  function List() {
    seen.list = usePagedQuery(options);
    return null;
  }
  mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <List />
      </QueryClientProvider>
    </CoreProvider>,
  );
  const shown = () => {
    const paged = seen.list?.paged;
    return paged?.state === 'ready' ? [...paged.items.map(({ id }) => id), paged.tail] : paged?.state;
  };
  return { server, seen, shown, toasts: portal.toasts };
}

test('retry fetches what failed: the list, or its next page', async () => {
  const { server, seen, shown } = open({ fails: true });
  await expect.poll(shown).toBe('failed');
  server.fails = false;
  seen.list?.retry();
  await expect.poll(shown).toEqual(['a1', 'more']);
  server.fails = true;
  seen.list?.loadMore();
  await expect.poll(shown).toEqual(['a1', 'failed']);
  server.fails = false;
  seen.list?.retry();
  await expect.poll(shown).toEqual(['a1', 'a2', 'more']);
});

test('refresh brings the first page alone; one that fails is told once and leaves what is shown', async () => {
  const { server, seen, shown, toasts } = open();
  await expect.poll(shown).toEqual(['a1', 'more']);
  seen.list?.loadMore();
  await expect.poll(shown).toEqual(['a1', 'a2', 'more']);
  server.fails = true;
  await expect(seen.list?.refresh()).rejects.toThrow('稍后再试');
  expect(shown()).toEqual(['a1', 'a2', 'more']);
  expect(toasts.getSnapshot()).toMatchObject([{ text: '稍后再试', count: 1 }]);
  server.fails = false;
  server.edition = 'b';
  await seen.list?.refresh();
  await expect.poll(shown).toEqual(['b1', 'more']);
});
