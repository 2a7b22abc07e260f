import * as v from 'valibot';
import {
  taskClaimSchema,
  taskListSchema,
  type TaskClaim,
  type TaskEvent,
  type TaskGroup,
  type TaskList,
} from '#domain/task.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** `requestId` is the idempotency key, sent again on a retry. */
export type ClaimIntent = { requestId: string };

/** What happened: `refId` is the chapter read or what was shared; `seconds` of reading since the last report. */
export type TaskReport = { event: TaskEvent; refId: string; seconds?: number };

export function createTasksApi(client: Client) {
  return {
    /** Every task, or those of one group; open to visitors. */
    list: (group?: TaskGroup, options: ReadOptions = {}): Promise<TaskList> =>
      client.get('/api/v1/task/list', taskListSchema, { ...options, query: { group } }),

    /** Claimed already: code 1401; not finished: 1402. */
    claim: async (id: string, intent: ClaimIntent): Promise<TaskClaim> =>
      client.post(`/api/v1/task/${pathSegment(id)}/claim`, taskClaimSchema, intent),

    /** Claims all that waits; nothing waits: code 1402. */
    claimAll: (intent: ClaimIntent): Promise<TaskClaim> =>
      client.post('/api/v1/task/claim/all', taskClaimSchema, intent),

    /** Reports a share or reading time, with low priority. The server counts no more time than has passed. */
    report: async (report: TaskReport): Promise<void> => {
      await client.post('/api/v1/task/event', v.unknown(), report, { background: true });
    },
  };
}
