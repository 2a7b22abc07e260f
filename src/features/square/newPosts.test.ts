import { describe, expect, it, vi } from 'vitest';
import type { Post } from '#domain/square.ts';
import { markSeen, mayBeMore, newestOf, fetchNewPosts } from './newPosts.ts';
import { pageOf, postOf } from './square.fixtures.ts';

const written = (...times: number[]): Post[] => times.map((createTime) => postOf(`p${createTime}`, { createTime }));

describe('new posts', () => {
  it('the first look only notes where the feed stood, and asks for one post', async () => {
    const read = vi.fn(async () => pageOf(written(50)));
    expect(await fetchNewPosts(undefined, read)).toEqual({ since: 50, posts: [] });
    expect(read).toHaveBeenCalledExactlyOnceWith({ currentPage: 1, pageSize: 1 });
  });

  it('are those written later, by others', async () => {
    const posts = [...written(80, 70), postOf('mine', { createTime: 75, isMine: true }), ...written(50, 40)];
    const found = await fetchNewPosts({ since: 50, posts: [] }, async () => pageOf(posts));
    expect(found.posts.map(({ id }) => id)).toEqual(['p80', 'p70']);
    expect(found.since).toBe(50);
    expect(markSeen(found, newestOf(found))).toEqual({ since: 80, posts: [] });
  });

  it('of an empty square begin with the first post', async () => {
    const before = await fetchNewPosts(undefined, async () => pageOf<Post>([]));
    expect((await fetchNewPosts(before, async () => pageOf(written(5)))).posts).toHaveLength(1);
    expect(markSeen(before, newestOf(before))).toEqual(before);
  });

  it('that came after those put on top are still to be told of', () => {
    const late = { since: 0, posts: written(90, 80) };
    expect(markSeen(late, 80)).toEqual({ since: 80, posts: written(90) });
  });

  it('may be more than one look brings', () => {
    expect(mayBeMore({ since: 0, posts: written(...Array.from({ length: 20 }, (_, at) => at)) })).toBe(true);
    expect(mayBeMore({ since: 0, posts: written(1) })).toBe(false);
  });
});
