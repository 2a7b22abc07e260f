import { checkInInfoSchema, checkInResultSchema, type CheckInInfo, type CheckInResult } from '#domain/checkIn.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

/** `requestId` is the idempotency key of a check-in, a make-up or a streak gift, sent again on a retry. */
export type CheckInIntent = { requestId: string };

/** `date` YYYY-MM-DD; `shownCost` is what the person agreed to pay. */
export type MakeupIntent = CheckInIntent & { date: string; shownCost?: number };

export function createCheckInApi(client: Client) {
  return {
    /** The board, open to visitors. `month` YYYY-MM is the calendar's, by default the current one. */
    info: (month?: string, options: ReadOptions = {}): Promise<CheckInInfo> =>
      client.get('/api/v1/checkin/info', checkInInfoSchema, { ...options, query: { month } }),

    /** Checks in for the server's today. Done already: code 1401. */
    checkIn: (intent: CheckInIntent): Promise<CheckInResult> =>
      client.post('/api/v1/checkin', checkInResultSchema, intent),

    /** Makes a missed day of this month up. Done already: 1401; none left, or not a missed day of this month: 1404; too few diamonds: 1101; another cost by now: 1102. */
    makeUp: (intent: MakeupIntent): Promise<CheckInResult> =>
      client.post('/api/v1/checkin/makeup', checkInResultSchema, intent),

    /** Takes the gift for a streak of so many days. Taken already: 1401; not reached: 1402. */
    claimMilestone: (days: number, intent: CheckInIntent): Promise<CheckInResult> =>
      client.post(`/api/v1/checkin/milestone/${days}/claim`, checkInResultSchema, intent),
  };
}
