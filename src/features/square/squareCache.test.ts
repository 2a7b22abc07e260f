import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Comment, Post } from '#domain/square.ts';
import { createCacheOverlay } from '#platform/query/cacheOverlay.ts';
import { migrateGuestFeeds } from './migrateGuestFeeds.ts';
import { commentOf, pagesOf, postOf, userOf } from './square.fixtures.ts';
import { cachedPost, insertChange, squareChange } from './squareCache.ts';
import { isFeed } from './squareQueries.ts';

const HOT = ['7', 'posts', { sort: 1 }];
const CHAT = ['7', 'posts', { sort: 2, tagId: 'chat' }];
const SEARCH = ['7', 'posts', { sort: 1, keyword: '猫' }];

function begin() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, patches: createCacheOverlay(client) };
}

const pages = <T>(client: QueryClient, key: readonly unknown[]) =>
  client.getQueryData<InfiniteData<Page<T>>>(key)?.pages ?? [];
const ids = (client: QueryClient, key: readonly unknown[]) =>
  pages<Post>(client, key).flatMap(({ records }) => records.map(({ id }) => id));

describe('a change of the cached square', () => {
  it('takes a deleted post out of every list and counts it off', () => {
    const { client, patches } = begin();
    for (const key of [HOT, CHAT, ['7', 'ownPosts']]) client.setQueryData(key, pagesOf([postOf('p1'), postOf('p2')]));
    patches.make(squareChange('7', { post: (post) => (post.id === 'p1' ? undefined : post) }));
    for (const key of [HOT, CHAT, ['7', 'ownPosts']]) expect(ids(client, key)).toEqual(['p2']);
    expect(pages(client, HOT)[0]?.total).toBe(1);
  });

  it('takes a blocked person’s replies out of a thread', () => {
    const { client, patches } = begin();
    const thread = commentOf('c1', {
      replyCount: 2,
      replies: [commentOf('c2', { user: userOf('u9') }), commentOf('c3')],
    });
    client.setQueryData(['7', 'comments', 'p1', {}], pagesOf([thread]));
    patches.make(squareChange('7', { comment: (comment) => (comment.user.uid === 'u9' ? undefined : comment) }));
    const [changed] = pages<Comment>(client, ['7', 'comments', 'p1', {}])[0]?.records ?? [];
    expect(changed).toMatchObject({ replyCount: 1, replies: [{ id: 'c3' }] });
  });

  it('leaves what it does not concern the very same', () => {
    const { client, patches } = begin();
    client.setQueryData(HOT, pagesOf([postOf('p1')]));
    const before = client.getQueryData(HOT);
    patches.make(squareChange('7', { post: (post) => (post.id === 'other' ? undefined : post) }));
    expect(client.getQueryData(HOT)).toBe(before);
  });

  it('outlives the next page, which comes with copies of the former ones', async () => {
    const { client, patches } = begin();
    const old = pagesOf([postOf('p1'), postOf('p2')]);
    client.setQueryData(HOT, old);
    let answer: (value: unknown) => void = () => undefined;
    const read = client.query({
      queryKey: HOT,
      queryFn: async () => {
        await new Promise((resolve) => {
          answer = resolve;
        });
        return { ...old, pages: [...old.pages, ...pagesOf([postOf('p3')]).pages] };
      },
    });
    patches.make(squareChange('7', { post: (post) => (post.id === 'p1' ? undefined : post) }));
    answer(undefined);
    await read;
    expect(ids(client, HOT)).toEqual(['p2', 'p3']);
  });
});

describe('a post put on top', () => {
  it('stands once, first, in the feeds it belongs to and in no search', () => {
    const { client, patches } = begin();
    for (const key of [HOT, CHAT, SEARCH]) client.setQueryData(key, pagesOf([postOf('p1'), postOf('p2')]));
    patches.make(insertChange('7', [postOf('p2')], (filter) => isFeed({}, filter)));
    expect(ids(client, HOT)).toEqual(['p2', 'p1']);
    expect(ids(client, CHAT)).toEqual(['p1', 'p2']);
    expect(ids(client, SEARCH)).toEqual(['p1', 'p2']);
    patches.make(insertChange('7', [postOf('p3')], (filter) => isFeed({ tagId: 'chat' }, filter)));
    expect(ids(client, CHAT)).toEqual(['p3', 'p1', 'p2']);
  });
});

describe('a visitor who logs in', () => {
  it('finds the feed they read in its place, to be read anew', () => {
    const { client } = begin();
    client.setQueryData(['', 'posts', { sort: 1 }], pagesOf([postOf('p1')]));
    migrateGuestFeeds(client, '', '7');
    expect(ids(client, HOT)).toEqual(['p1']);
    expect(client.getQueryState(HOT)?.isInvalidated).toBe(true);
  });
});

it('a post is found on any page of any list of the same person, and in no other’s', () => {
  const client = new QueryClient();
  client.setQueryData(['7', 'posts', { sort: 1 }], pagesOf([postOf('p1')], [postOf('p2')]));
  client.setQueryData(['7', 'posts', { sort: 2 }], undefined);
  client.setQueryData(['7', 'ownPosts'], pagesOf([postOf('p3')]));
  client.setQueryData(['8', 'posts', { sort: 1 }], pagesOf([postOf('p4')]));
  expect(['p1', 'p2', 'p3', 'p4'].map((id) => cachedPost(client, '7', id)?.id)).toEqual(['p1', 'p2', 'p3', undefined]);
});
