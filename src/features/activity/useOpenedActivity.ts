import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#api/ApiError.ts';
import type { Activity } from '#domain/activity.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { OpenedActivity } from '#screens/activity/ActivitySheet.tsx';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useQueryFactory } from '#platform/core.ts';
import { activityQueries } from './activityQueries.ts';

/** The activity the address names; the list's copy is the placeholder. */
export function useOpenedActivity(
  id: string | null,
  listed: readonly Activity[],
): { opened: OpenedActivity | undefined; retry: () => void } {
  const validId = id !== null && isSafeId(id);
  const query = useQuery({
    ...useQueryFactory(activityQueries).activity(id ?? ''),
    enabled: validId,
    placeholderData: listed.find((activity) => activity.id === id),
  });
  const activity = useLoadable(query);
  const openedOf = (): OpenedActivity | undefined => {
    if (id === null) return undefined;
    return !validId || isNotFound(query.error) ? { state: 'gone' } : activity;
  };
  return { opened: openedOf(), retry: () => void query.refetch() };
}
