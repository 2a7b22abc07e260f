import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Comment, Post } from '#domain/square.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { addedComment, countedComments, removedComment } from './commentChanges.ts';
import { commentOf, pagesOf, postOf } from '../square.fixtures.ts';

type Pages = InfiniteData<Page<Comment>>;

const HOT = ['me', 'comments', 'p1', { sort: 1 }];
const NEW = ['me', 'comments', 'p1', { sort: 2 }];
const REPLIES = ['me', 'replies', 'p1', 'c1'];

let client: QueryClient;
beforeEach(() => (client = new QueryClient()));

const make = (change: CacheUpdate) => change(client, () => true);
const pages = (key: unknown[]): Pages => client.getQueryData<Pages>(key) ?? { pages: [], pageParams: [] };
const ids = (key: unknown[]) => pages(key).pages.map(({ records }) => records.map(({ id }) => id));
const totals = (key: unknown[]) => pages(key).pages.map(({ total }) => total);
const first = (key: unknown[]) => pages(key).pages[0]?.records[0];

const reply = (id: string) => commentOf(id, { parentId: 'c1', replyCommentId: 'c1' });

test('a comment goes on top of every order of its post, once, and of no other post', () => {
  client.setQueryData(HOT, pagesOf([commentOf('a')], [commentOf('b')]));
  client.setQueryData(NEW, pagesOf([commentOf('b')]));
  client.setQueryData(['me', 'comments', 'p2', {}], pagesOf([commentOf('z')]));
  make(addedComment('me', commentOf('n')));
  make(addedComment('me', commentOf('n')));
  expect([ids(HOT), ids(NEW), ids(['me', 'comments', 'p2', {}])]).toEqual([[['n', 'a'], ['b']], [['n', 'b']], [['z']]]);
  expect(totals(NEW)).toEqual([2]);
});

test('a reply goes last under its comment and into the pages of its thread', () => {
  client.setQueryData(HOT, pagesOf([commentOf('c1', { replyCount: 2, replies: [reply('r1')] })]));
  client.setQueryData(REPLIES, pagesOf([reply('r1')], [reply('r2')]));
  make(addedComment('me', reply('r3')));
  make(addedComment('me', reply('r3')));
  expect(first(HOT)).toMatchObject({ replyCount: 3, replies: [{ id: 'r1' }, { id: 'r3' }] });
  expect(ids(REPLIES)).toEqual([['r1'], ['r2', 'r3']]);
});

test('while more replies are to be read the new one waits among them', () => {
  const unread = pagesOf([reply('r1')]);
  client.setQueryData(REPLIES, {
    ...unread,
    pages: unread.pages.map((page) => ({ ...page, total: 9, hasMore: true })),
  });
  make(addedComment('me', reply('r9')));
  expect([ids(REPLIES), totals(REPLIES)]).toEqual([[['r1']], [10]]);
});

test('a removed comment leaves its place while replies stand under it, and none without', () => {
  client.setQueryData(HOT, pagesOf([commentOf('c1', { replyCount: 1, replies: [reply('r1')] }), commentOf('c2')]));
  make(removedComment('me', commentOf('c1')));
  make(removedComment('me', commentOf('c2')));
  expect(ids(HOT)).toEqual([['c1']]);
  expect(first(HOT)).toMatchObject({ state: 2, content: '', replies: [{ id: 'r1' }] });
});

test('a removed comment leaves one’s own list altogether', () => {
  const mine = commentOf('c1', { replyCount: 1, post: { id: 'p1', excerpt: '', state: 0 } });
  client.setQueryData(['me', 'ownComments'], pagesOf([mine]));
  make(removedComment('me', mine));
  expect(ids(['me', 'ownComments'])).toEqual([[]]);
});

test.each([
  ['shown first', ['r1', 'r2']],
  ['unfolded', ['r8', 'r9']],
])('a removed reply that is %s is counted out once', (_, shown) => {
  client.setQueryData(HOT, pagesOf([commentOf('c1', { replyCount: 9, replies: shown.map(reply) })]));
  client.setQueryData(REPLIES, pagesOf([reply('r1'), reply('r2')]));
  make(removedComment('me', reply('r2')));
  expect(first(HOT)?.replyCount).toBe(8);
  expect([ids(REPLIES), totals(REPLIES)]).toEqual([[['r1']], [1]]);
});

test('the number of comments moves in every copy of the post', () => {
  client.setQueryData(['me', 'post', 'p1'], postOf('p1', { commentCount: 4 }));
  client.setQueryData(['me', 'posts', { sort: 1 }], pagesOf([postOf('p1', { commentCount: 4 }), postOf('p2')]));
  make(countedComments('me', 'p1', 1));
  expect(client.getQueryData<Post>(['me', 'post', 'p1'])?.commentCount).toBe(5);
  expect(
    client
      .getQueryData<InfiniteData<Page<Post>>>(['me', 'posts', { sort: 1 }])
      ?.pages[0]?.records.map(({ commentCount }) => commentCount),
  ).toEqual([5, 0]);
});
