import { queryOptions } from '@tanstack/react-query';
import type { ActivityState } from '#domain/activity.ts';
import { createKeys } from '#platform/query/createKeys.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';

export const activityKeys = createKeys('activities', 'activity');

export function activityQueries({ api, uid }: QueryContext) {
  const keys = activityKeys(uid);
  return {
    activities: (state: ActivityState) =>
      pagesQuery(keys.activities(state), (place, signal) => api.activities.list(state, place, { signal })),
    /** Error 1201 where there is no such activity. */
    activity: (id: string) =>
      queryOptions({
        queryKey: keys.activity(id),
        queryFn: ({ signal }) => api.activities.detail(id, { signal }),
      }),
  };
}
