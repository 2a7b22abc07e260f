import { useQueryFactory } from '#platform/core.ts';
import { useQuery } from '@tanstack/react-query';
import type { Post } from '#domain/square.ts';
import { squareQueries } from './squareQueries.ts';

const NONE: readonly Post[] = [];

/** The most liked posts about a game; none while they are loading or when that fails, for the page is about something else. */
export function useRelatedPosts(gameId: string, enabled: boolean): readonly Post[] {
  return useQuery({ ...useQueryFactory(squareQueries).relatedPosts(gameId), enabled }).data?.posts ?? NONE;
}
