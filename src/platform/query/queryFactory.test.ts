import { expect, it } from 'vitest';
import { getNextPageParam } from './queryFactory.ts';

const page = { records: [{ id: 'a' }], total: 9, currentPage: 2, pageSize: 1, hasMore: true };

it('the next page is the next number, and the cursor the page before it gave', () => {
  expect(getNextPageParam(page)).toEqual({ currentPage: 3 });
  expect(getNextPageParam({ ...page, nextCursor: '17~p1' })).toEqual({ currentPage: 3, cursor: '17~p1' });
});

it('no page follows the last, nor an empty one', () => {
  expect(getNextPageParam({ ...page, hasMore: false, nextCursor: '17~p1' })).toBeUndefined();
  expect(getNextPageParam({ ...page, records: [] })).toBeUndefined();
});
