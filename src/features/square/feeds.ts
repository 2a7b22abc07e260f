import type { PostFilter } from '#api/square.ts';

/** A feed of the square whatever its order: 推荐, which is of no tag, a tag's, or 关注. */
export type Feed = 'followed' | { tagId?: string };

/** Whether a cached list, known by what follows `posts` in its key, is this feed; a search never is, nor are a game's posts. */
export function isFeed(feed: Feed, filter: unknown): boolean {
  if (feed === 'followed') return filter === feed;
  return (
    isPostFilter(filter) && filter.keyword === undefined && filter.gameId === undefined && filter.tagId === feed.tagId
  );
}

const isPostFilter = (filter: unknown): filter is PostFilter => typeof filter === 'object' && filter !== null;
