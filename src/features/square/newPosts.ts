import type { PageQuery } from '#api/createExchange.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';

/** What others wrote since a feed was fetched. */
export type NewPosts = {
  /** When the newest post was written that the reader may have seen, in epoch ms. */
  since: number;
  posts: Post[];
};

const latest = (posts: readonly Post[], since: number): number =>
  Math.max(since, ...posts.map(({ createTime }) => createTime));

/** The first call only notes where the feed stands; one's own posts are never new. `fetchPage` gives the newest posts. */
export async function fetchNewPosts(
  before: NewPosts | undefined,
  fetchPage: (page: PageQuery) => Promise<Page<Post>>,
): Promise<NewPosts> {
  if (!before) return { since: latest((await fetchPage({ currentPage: 1, pageSize: 1 })).records, 0), posts: [] };
  const { records } = await fetchPage({ currentPage: 1, pageSize: DEFAULT_PAGE_SIZE });
  return {
    since: before.since,
    posts: records.filter(({ createTime, isMine }) => createTime > before.since && !isMine),
  };
}

export const newestOf = ({ posts, since }: NewPosts): number => latest(posts, since);

/** Without those written until `seen`, which are in the feed now. */
export const markSeen = ({ since, posts }: NewPosts, seen: number): NewPosts => ({
  since: Math.max(since, seen),
  posts: posts.filter(({ createTime }) => createTime > seen),
});

/** Whether there may be more than one page of them: inserting these would leave a gap. */
export const mayBeMore = ({ posts }: NewPosts): boolean => posts.length >= DEFAULT_PAGE_SIZE;
