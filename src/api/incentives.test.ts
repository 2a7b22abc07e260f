import { describe, expect, test } from 'vitest';
import { createActivitiesApi } from './activities.ts';
import {
  answering,
  answeringData,
  CANARY,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
} from './api.fixtures.ts';
import { createCheckInApi } from './checkIn.ts';
import type { Client } from './client.ts';
import { missingDiamondsOf } from './errorDetail.ts';
import { createTasksApi } from './tasks.ts';
import { createWelfareApi } from './welfare.ts';

const createAll = (client: Client) => ({
  checkIn: createCheckInApi(client),
  tasks: createTasksApi(client),
  welfare: createWelfareApi(client),
  activities: createActivitiesApi(client),
});
type All = ReturnType<typeof createAll>;
type Row = [asked: string, call: (api: All) => Promise<unknown>, fields?: Record<string, string>];

const intent = { requestId: 'r-1' };

const CALLS: Row[] = [
  ['GET /api/v1/checkin/info', ({ checkIn }) => checkIn.info()],
  ['GET /api/v1/checkin/info?month=2026-06', ({ checkIn }) => checkIn.info('2026-06')],
  ['POST /api/v1/checkin', ({ checkIn }) => checkIn.checkIn(intent), intent],
  [
    'POST /api/v1/checkin/makeup',
    ({ checkIn }) => checkIn.makeUp({ ...intent, date: '2026-06-29', shownCost: 20 }),
    { ...intent, date: '2026-06-29', shownCost: '20' },
  ],
  ['POST /api/v1/checkin/milestone/7/claim', ({ checkIn }) => checkIn.claimMilestone(7, intent), intent],
  ['GET /api/v1/task/list', ({ tasks }) => tasks.list()],
  ['GET /api/v1/task/list?group=daily', ({ tasks }) => tasks.list('daily')],
  ['POST /api/v1/task/daily-like/claim', ({ tasks }) => tasks.claim('daily-like', intent), intent],
  ['POST /api/v1/task/claim/all', ({ tasks }) => tasks.claimAll(intent), intent],
  [
    'POST /api/v1/task/event',
    ({ tasks }) => tasks.report({ event: 'read', refId: '2001-3', seconds: 30 }),
    { event: 'read', refId: '2001-3', seconds: '30' },
  ],
  ['GET /api/v1/welfare/home', ({ welfare }) => welfare.home()],
  [
    'POST /api/v1/welfare/vip-trial/claim',
    ({ welfare }) => welfare.claim('vip-trial', { ...intent, shownCost: 200 }),
    { ...intent, shownCost: '200' },
  ],
  [
    'GET /api/v1/activity/list?state=0&currentPage=2&pageSize=20',
    ({ activities }) => activities.list(0, { currentPage: 2, pageSize: 20 }),
  ],
  ['GET /api/v1/activity/3001', ({ activities }) => activities.detail('3001')],
  ['POST /api/v1/activity/3001/join', ({ activities }) => activities.join('3001', intent), intent],
];

describe('product §3.4, check-in, tasks, welfare, activities', () => {
  test.each(CALLS)('%s', async (asked, call, fields) => {
    const { origin, seen } = await startServer();
    const { client } = createTestClient(origin, { session: createTestSession(CANARY, '9') });
    await call(createAll(client)).catch(() => undefined);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([asked]);
    const sent = fields && { appID: '2008', channelID: '9', ...fields };
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(sent ?? {});
  });

  test('ids cannot change the path that is called', async () => {
    const { origin, seen } = await startServer();
    const { tasks, welfare, activities } = createAll(createTestClient(origin).client);
    for (const id of ['..', '../../user/logout', 'a?b', '']) {
      const calls = [
        tasks.claim(id, intent),
        welfare.claim(id, intent),
        activities.detail(id),
        activities.join(id, intent),
      ];
      for (const call of calls) expect(await rejectionOf(call)).toMatchObject({ kind: 'malformed' });
    }
    expect(seen).toHaveLength(0);
  });

  test('what is missing for a make-up can be told from the error', async () => {
    const { origin } = await startServer(
      answering({ code: 1101, msg: '当前钻石余额不足', data: { need: 20, have: 3 } }),
    );
    const { checkIn } = createAll(createTestClient(origin).client);
    expect(missingDiamondsOf(await rejectionOf(checkIn.makeUp({ ...intent, date: '2026-06-29' })))).toEqual({
      need: 20,
      have: 3,
    });
  });

  test('a board without the server’s day is none: no day is worked out here', async () => {
    const { origin } = await startServer(
      answeringData({ serverTime: 1, resetAt: 2, checkedToday: false, cycle: [], calendar: [] }),
    );
    expect(await rejectionOf(createAll(createTestClient(origin).client).checkIn.info())).toMatchObject({
      kind: 'malformed',
    });
  });
});
