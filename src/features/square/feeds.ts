import type { PostFilter } from '#api/square.ts';
import { FOLLOWED, RECOMMENDED } from '#screens/square/Square/squareTabs.ts';

/** A feed of the square whatever its order: 推荐, which is of no tag, a tag's, or 关注. */
export type Feed = 'followed' | { tagId?: string };

/** The feed of a tab. A tag that is not, or no longer, known is 推荐; until the tags are read it is believed. */
export function feedOf(tab: string, isTag: boolean): Feed {
  if (tab === FOLLOWED) return 'followed';
  return tab === RECOMMENDED || !isTag ? {} : { tagId: tab };
}

/** Whether a cached list, known by what follows `posts` in its key, is this feed; a search never is, nor are a game's posts. */
export function isFeed(feed: Feed, filter: unknown): boolean {
  if (feed === 'followed') return filter === feed;
  return (
    isPostFilter(filter) && filter.keyword === undefined && filter.gameId === undefined && filter.tagId === feed.tagId
  );
}

const isPostFilter = (filter: unknown): filter is PostFilter => typeof filter === 'object' && filter !== null;
