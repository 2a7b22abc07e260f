import { activitySchema, type Activity, type ActivityState } from '#domain/activity.ts';
import { pageSchema, type Page } from '#domain/page.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** `requestId` is the idempotency key, sent again on a retry. */
export type JoinIntent = { requestId: string };

const activity = (id: string) => `/api/v1/activity/${pathSegment(id)}`;

export function createActivitiesApi(client: Client) {
  return {
    /** Those of one state: running by the nearest end, coming by the nearest start, ended by the latest end. */
    list: (state: ActivityState, page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<Activity>> =>
      client.get('/api/v1/activity/list', pageSchema(activitySchema), { ...options, query: { state, ...page } }),

    /** Unknown: code 1201. */
    detail: async (id: string, options: ReadOptions = {}): Promise<Activity> =>
      client.get(activity(id), activitySchema, options),

    /** Joins a running activity and pays its reward once. Joined already: code 1401; not begun: 1402; ended: 1404. */
    join: async (id: string, intent: JoinIntent): Promise<Activity> =>
      client.post(`${activity(id)}/join`, activitySchema, intent),
  };
}
