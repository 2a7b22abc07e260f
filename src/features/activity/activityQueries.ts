import { queryOptions } from '@tanstack/react-query';
import type { ActivityState } from '#domain/activity.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';

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
