import { queryOptions } from '@tanstack/react-query';
import type { ActivityState } from '#domain/activity.ts';
import { createKeys } from '#platform/query/createKeys.ts';
import { pagedQuery } from '#platform/query/pagedQuery.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';

export const activityKeys = createKeys('activities', 'activity');

export function activityQueries({ api, uid }: QueryContext) {
  const keys = activityKeys(uid);
  return {
    activities: (state: ActivityState) =>
      pagedQuery(keys.activities(state), (page, signal) => api.activities.list(state, page, { signal })),
    /** Not found: an error of code 1201. */
    activity: (id: string) =>
      queryOptions({
        queryKey: keys.activity(id),
        queryFn: ({ signal }) => api.activities.detail(id, { signal }),
      }),
  };
}
