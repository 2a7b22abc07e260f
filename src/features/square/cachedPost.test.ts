import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cachedPost } from './cachedPost.ts';
import { pagesOf, postOf } from './square.fixtures.ts';

it('a post is found on any page of any list of the same person, and in no other’s', () => {
  const client = new QueryClient();
  client.setQueryData(['7', 'posts', { sort: 1 }], pagesOf([postOf('p1')], [postOf('p2')]));
  client.setQueryData(['7', 'posts', { sort: 2 }], undefined);
  client.setQueryData(['7', 'ownPosts'], pagesOf([postOf('p3')]));
  client.setQueryData(['8', 'posts', { sort: 1 }], pagesOf([postOf('p4')]));
  expect(['p1', 'p2', 'p3', 'p4'].map((id) => cachedPost(client, '7', id)?.id)).toEqual(['p1', 'p2', 'p3', undefined]);
});
