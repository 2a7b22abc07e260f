import { expect, it } from 'vitest';
import { nextPage } from './nextPage.ts';

const page = { records: [{ id: 'a' }], total: 9, currentPage: 2, pageSize: 1, hasMore: true };

it('the next page is the next number, and what the page before it said of where it begins', () => {
  expect(nextPage(page)).toEqual({ currentPage: 3 });
  expect(nextPage({ ...page, nextCursor: '17~p1' })).toEqual({ currentPage: 3, cursor: '17~p1' });
});

it('no page follows the last, nor an empty one', () => {
  expect(nextPage({ ...page, hasMore: false, nextCursor: '17~p1' })).toBeUndefined();
  expect(nextPage({ ...page, records: [] })).toBeUndefined();
});
