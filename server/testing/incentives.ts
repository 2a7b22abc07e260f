import * as v from 'valibot';
import { checkInInfoSchema, checkInResultSchema, type CheckInInfo } from '#domain/checkIn.ts';
import { addDays } from '#domain/day.ts';
import { coinReward } from '#domain/reward.ts';
import { taskListSchema } from '#domain/task.ts';
import { welfareHomeSchema, type WelfareItem } from '#domain/welfare.ts';
import { isDatabaseUnavailable } from '../db/faults.ts';
import type { WelfareItemRow } from '../db/incentiveSchema.ts';
import { startOfDay } from '../serverDay.ts';
import { unique, type Answer, type Person, type TestPortal } from './portal.ts';

const NOON_MS = 12 * 3_600_000;

/** Answers with this business code. */
export const codesOf = (answers: readonly Answer[], code: number): number =>
  answers.filter((answer) => answer.code === code).length;

/** So many calls at once. */
export const parallel = (count: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** A person's ledger as a list of kinds and amounts, the newest first. */
export async function ledgerOf({ db }: TestPortal, { uid }: Person): Promise<{ type: string; amount: number }[]> {
  return db.selectFrom('ledger').select(['type', 'amount']).where('uid', '=', uid).orderBy('seq', 'desc').execute();
}

/** Times a call is made again that a busy database could not serve. */
const MAX_RETRIES = 5;

/** Faults other than a database too busy to serve, which is told as 503 and asked again (F15). */
export const faultsOf = ({ faults }: TestPortal): unknown[] => faults.filter((fault) => !isDatabaseUnavailable(fault));

/** A call that spends or claims; each a request of its own unless a key is given. As a client does, it asks again after a 503. */
export function claimer(portal: TestPortal) {
  return async (as: Person, path: string, fields: Record<string, string | number> = {}): Promise<Answer> => {
    const request = { requestId: crypto.randomUUID(), ...fields };
    let answer = await portal.call(`/api/v1/${path}`, request, { as });
    for (let retry = 0; answer.status === 503 && retry < MAX_RETRIES; retry += 1)
      answer = await portal.call(`/api/v1/${path}`, request, { as });
    return answer;
  };
}

/** Check-ins as tests make them, at noon of a day of their choice. */
export function createCheckIns(portal: TestPortal) {
  const claim = claimer(portal);
  const goTo = (day: string, afterMidnightMs = NOON_MS): void => {
    portal.clock.now = startOfDay(day) + afterMidnightMs;
  };
  const checkIn = (as: Person, fields: Record<string, string> = {}) => claim(as, 'checkin', fields);
  return {
    goTo,
    checkIn,
    makeUp: (as: Person, date: string, fields: Record<string, string | number> = {}) =>
      claim(as, 'checkin/makeup', { date, ...fields }),
    milestone: (as: Person, days: number, fields: Record<string, string> = {}) =>
      claim(as, `checkin/milestone/${days}/claim`, fields),
    async board(as?: Person, month?: string): Promise<CheckInInfo> {
      const answer = await portal.call(
        `/api/v1/checkin/info${month ? `?month=${month}` : ''}`,
        undefined,
        as ? { as } : {},
      );
      return v.parse(checkInInfoSchema, answer.data);
    },
    /** Checks in on so many days in a row and gives what they paid. */
    async run(as: Person, first: string, days: number): Promise<number[]> {
      const paid: number[] = [];
      for (let index = 0; index < days; index += 1) {
        goTo(addDays(first, index));
        paid.push(v.parse(checkInResultSchema, (await checkIn(as)).data).reward?.amount ?? 0);
      }
      return paid;
    },
  };
}

/** The task centre as tests use it. */
export function createTasks(portal: TestPortal) {
  const claim = claimer(portal);
  const by = (as: Person | undefined) => (as ? { as } : {});
  const list = async (as?: Person) =>
    v.parse(taskListSchema, (await portal.call('/api/v1/task/list', undefined, by(as))).data);
  return {
    list,
    /** One task as it stands: progress and status. */
    async see(as: Person, id: string): Promise<[progress: number, status: number]> {
      const task = (await list(as)).tasks.find((candidate) => candidate.id === id);
      if (!task) throw new Error(`There is no task ${id}.`);
      return [task.progress, task.status];
    },
    claim: (as: Person, id: string, fields: Record<string, string> = {}) => claim(as, `task/${id}/claim`, fields),
    claimAll: (as: Person, fields: Record<string, string> = {}) => claim(as, 'task/claim/all', fields),
    share: (as: Person, refId = 'game-1001') => portal.call('/api/v1/task/event', { event: 'share', refId }, { as }),
    read: (as: Person, seconds: number | string = 30, refId = '2001-1') =>
      portal.call('/api/v1/task/event', { event: 'read', refId, seconds }, { as }),
  };
}

/** The welfare centre as tests use it. */
export function createWelfare(portal: TestPortal) {
  const claim = claimer(portal);
  const home = async (as?: Person) =>
    v.parse(welfareHomeSchema, (await portal.call('/api/v1/welfare/home', undefined, as ? { as } : {})).data);
  return {
    home,
    /** One thing as it stands for someone. */
    async see(id: string, as?: Person): Promise<WelfareItem> {
      const item = (await home(as)).items.find((candidate) => candidate.id === id);
      if (!item) throw new Error(`There is no welfare ${id}.`);
      return item;
    },
    claim: (as: Person, id: string, fields: Record<string, string | number> = {}) =>
      claim(as, `welfare/${id}/claim`, fields),
    /** A thing for exchange that no other test takes from; gives its id. */
    async addItem(item: Partial<WelfareItemRow> = {}): Promise<string> {
      const model = await portal.db
        .selectFrom('welfare_items')
        .selectAll()
        .where('id', '=', 'vip-trial')
        .executeTakeFirstOrThrow();
      const id = `test-${unique()}`;
      await portal.db
        .insertInto('welfare_items')
        .values({ ...model, reward: JSON.stringify(coinReward(7)), cost: 30, ...item, id })
        .execute();
      return id;
    },
  };
}
