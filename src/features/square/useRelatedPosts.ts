import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '#domain/square.ts';
import { useQueryFactory } from '#platform/core.ts';
import { squareQueries } from './squareQueries.ts';

const SHOWN = 3;

/** The best-loved posts about a game; none while they are loading or when that fails, for the page is about something else. */
export function useRelatedPosts(gameId: string, enabled: boolean): readonly Post[] {
  const { data } = useInfiniteQuery({ ...useQueryFactory(squareQueries).posts({ gameId, sort: 1 }), enabled });
  return data?.pages[0]?.records.slice(0, SHOWN) ?? [];
}
