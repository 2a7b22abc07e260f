import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import type { ShownComment } from '#domain/thread.ts';
import { FIRST_PAGE, getNextPageParam, type PageParam } from '#platform/query/queryFactory.ts';
import { commentOf, pageOf } from '../square.fixtures.ts';
import { squareKeys } from '../squareQueries.ts';
import { threadsOf } from './useCommentThreads.ts';

const reply = (at: number): Comment => commentOf(`r${at}`, { parentId: 'c1', replyCommentId: 'c1', createTime: at });

/** Page `number` of twelve replies, two a page. */
const pageAt = (number: number): Page<Comment> => ({
  ...pageOf([reply(number * 2 - 1), reply(number * 2)], number),
  total: 12,
  hasMore: number < 6,
});

/** What is known of the thread after some pages were read, of which the last may have failed. */
async function unfolded({ pages, fails = false }: { pages: number; fails?: boolean }) {
  const observer = new InfiniteQueryObserver(new QueryClient({ defaultOptions: { queries: { retry: false } } }), {
    queryKey: squareKeys('7').replies('p1', 'c1'),
    queryFn: async ({ pageParam: { currentPage } }: { pageParam: PageParam }) => {
      if (fails && currentPage > pages) throw new Error('no answer');
      return pageAt(currentPage);
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam,
  });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  for (let at = 1; at < pages + Number(fails && pages > 0); at += 1) await observer.fetchNextPage();
  return new Map([['c1', observer.getCurrentResult()]]);
}

const comment = commentOf('c1', { replyCount: 12, replies: [reply(1), reply(2)] });
const idsOf = (replies: readonly { id: string }[] | undefined) => replies?.map(({ id }) => id);
const onItsWay = (id: string, parentId: string): ShownComment => ({
  ...commentOf(id, { parentId }),
  sending: { state: 'sending' },
});

describe('a thread', () => {
  it('folded shows the first replies and how many more there are', () => {
    const [thread] = threadsOf([comment], new Map(), []);
    expect([idsOf(thread?.replies), thread?.hidden, thread?.open, thread?.tail]).toEqual([
      ['r1', 'r2'],
      10,
      false,
      'more',
    ]);
  });

  it('unfolded shows what was read, each once, until the end', async () => {
    const [half] = threadsOf([comment], await unfolded({ pages: 2 }), []);
    expect([idsOf(half?.replies), half?.hidden, half?.open, half?.tail]).toEqual([
      ['r1', 'r2', 'r3', 'r4'],
      8,
      true,
      'more',
    ]);
    const [whole] = threadsOf([comment], await unfolded({ pages: 6 }), []);
    expect([whole?.replies.length, whole?.hidden, whole?.tail]).toEqual([12, 0, 'end']);
  });

  it('says when a page of it did not come, the first or a later one', async () => {
    const [first] = threadsOf([comment], await unfolded({ pages: 0, fails: true }), []);
    const [later] = threadsOf([comment], await unfolded({ pages: 1, fails: true }), []);
    expect([first?.tail, later?.tail, idsOf(later?.replies)]).toEqual(['failed', 'failed', ['r1', 'r2']]);
  });

  it('keeps the linked reply in its turn, ahead of those not read yet', async () => {
    const linked = commentOf('c1', { replyCount: 12, replies: [reply(9), reply(1)] });
    const [thread] = threadsOf([linked], await unfolded({ pages: 1 }), []);
    expect([idsOf(thread?.replies), thread?.hidden]).toEqual([['r1', 'r2', 'r9'], 9]);
  });
});

describe('what is being sent', () => {
  it('is on top, the newest first; an answer stands last under the comment it belongs to', () => {
    const outgoing = [onItsWay('n1', '0'), onItsWay('a1', 'c1'), onItsWay('n2', '0')];
    const threads = threadsOf([comment], new Map(), outgoing);
    expect(threads.map((thread) => thread.comment.id)).toEqual(['n2', 'n1', 'c1']);
    expect([idsOf(threads[2]?.replies), threads[2]?.hidden]).toEqual([['r1', 'r2', 'a1'], 10]);
  });

  it('answers a comment that is not listed yet on top as well', () => {
    const threads = threadsOf([comment], new Map(), [onItsWay('a9', 'c9')]);
    expect(threads.map((thread) => thread.comment.id)).toEqual(['a9', 'c1']);
  });
});
