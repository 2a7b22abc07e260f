import type { PageQuery } from '#api/createExchange.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';

/** What others wrote since a feed was read. */
export type NewPosts = {
  /** When the newest post was written that the reader may have seen, in epoch ms. */
  since: number;
  posts: Post[];
};

const latest = (posts: readonly Post[], since: number): number =>
  Math.max(since, ...posts.map(({ createTime }) => createTime));

/**
 * Looks what is new. The first look only notes where the feed stood; one's own posts are never new to oneself.
 * @param read reads a feed's newest posts
 */
export async function readNewPosts(
  before: NewPosts | undefined,
  read: (page: PageQuery) => Promise<Page<Post>>,
): Promise<NewPosts> {
  if (!before) return { since: latest((await read({ currentPage: 1, pageSize: 1 })).records, 0), posts: [] };
  const { records } = await read({ currentPage: 1, pageSize: DEFAULT_PAGE_SIZE });
  return {
    since: before.since,
    posts: records.filter(({ createTime, isMine }) => createTime > before.since && !isMine),
  };
}

/** When the newest of them was written. */
export const newestOf = ({ posts, since }: NewPosts): number => latest(posts, since);

/** Those written until `seen` are on top of the feed now. */
export const markSeen = ({ since, posts }: NewPosts, seen: number): NewPosts => ({
  since: Math.max(since, seen),
  posts: posts.filter(({ createTime }) => createTime > seen),
});

/** There may be more of them than one look brings: then putting these on top would leave a hole. */
export const mayBeMore = ({ posts }: NewPosts): boolean => posts.length >= DEFAULT_PAGE_SIZE;
