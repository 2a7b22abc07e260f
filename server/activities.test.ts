import * as v from 'valibot';
import { expect, test } from 'vitest';
import { activitySchema, type ActivityState } from '#domain/activity.ts';
import { pageSchema } from '#domain/page.ts';
import { claimer, codesOf, faultsOf, ledgerOf, parallel } from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

const DAY_MS = 86_400_000;

function createActivities(portal: TestPortal) {
  const claim = claimer(portal);
  const read = (path: string, as?: Person) => portal.call(`/api/v1/activity/${path}`, undefined, as ? { as } : {});
  return {
    read,
    async ids(state: ActivityState, query = ''): Promise<string[]> {
      const page = v.parse(pageSchema(activitySchema), (await read(`list?state=${state}${query}`)).data);
      expect(page.records.map((activity) => activity.state)).toEqual(page.records.map(() => state));
      return page.records.map(({ id }) => id);
    },
    join: (as: Person, id: string, fields: Record<string, string> = {}) => claim(as, `activity/${id}/join`, fields),
  };
}

onEachDatabase('activities', (open) => {
  test('stand under the state of the server’s clock, the most pressing first', async () => {
    const portal = open();
    const activities = createActivities(portal);
    expect(await activities.ids(1)).toEqual(['3002', '3001', '3003']);
    expect(await activities.ids(0)).toEqual(['3004', '3005']);
    expect(await activities.ids(2)).toEqual(['3007', '3006']);
    portal.clock.now = NOON + 3 * DAY_MS - 1;
    expect(await activities.ids(0)).toEqual(['3004', '3005']);
    portal.clock.now = NOON + 3 * DAY_MS;
    expect(await activities.ids(1)).toEqual(['3002', '3001', '3004', '3003']);
    portal.clock.now = NOON + 6 * DAY_MS;
    expect(await activities.ids(2)).toEqual(['3002', '3007', '3006']);
  });

  test('come in pages, and a state nobody knows is the running one', async () => {
    const portal = open();
    const activities = createActivities(portal);
    expect(await activities.ids(1, '&currentPage=2&pageSize=2')).toEqual(['3003']);
    expect((await activities.read('list?state=9')).data).toMatchObject({ total: 3, hasMore: false });
  });

  test('joining pays once under 50 parallel requests, and stays joined', async () => {
    const portal = open();
    const activities = createActivities(portal);
    const as = await portal.newPerson();
    expect((await activities.read('3001', as)).data).toMatchObject({
      joined: false,
      reward: { amount: 10 },
      cta: { route: '/checkin' },
    });
    const answers = await parallel(50, () => activities.join(as, '3001'));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'activity', amount: 10 }]);
    expect((await activities.read('3001', as)).data).toMatchObject({ joined: true });
    expect((await activities.read('3001')).data).toMatchObject({ joined: false });
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('a lost answer is had again under its key', async () => {
    const portal = open();
    const activities = createActivities(portal);
    const as = await portal.newPerson();
    const requestId = crypto.randomUUID();
    const answers = await parallel(20, () => activities.join(as, '3002', { requestId }));
    expect(codesOf(answers, 0)).toBe(20);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'activity', amount: 15 }]);
  });

  test('a day of membership is a reward too', async () => {
    const portal = open();
    const as = await portal.newPerson();
    expect(await createActivities(portal).join(as, '3003')).toMatchObject({ code: 0, data: { joined: true } });
    expect((await portal.call('/api/user/center/me', {}, { as })).data).toMatchObject({
      levelType: 1,
      expTime: NOON + DAY_MS,
    });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('none is joined before its start or from its end on, nor without a person', async () => {
    const portal = open();
    const activities = createActivities(portal);
    const as = await portal.newPerson();
    expect(await activities.join(as, '3004')).toMatchObject({ code: 1402, msg: '活动还没有开始' });
    expect(await activities.join(as, '3006')).toMatchObject({ code: 1404, msg: '活动已结束' });
    expect(await activities.join(as, '9999')).toMatchObject({ code: 1201 });
    expect(await activities.read('9999')).toMatchObject({ code: 1201, msg: '活动不存在或已下线' });
    portal.clock.now = NOON + 6 * DAY_MS - 1;
    expect(await activities.join(as, '3002')).toMatchObject({ code: 0 });
    portal.clock.now = NOON + 6 * DAY_MS;
    expect(await activities.join(await portal.newPerson(), '3002')).toMatchObject({ code: 1404 });
    expect(await portal.call('/api/v1/activity/3001/join', { requestId: crypto.randomUUID() })).toMatchObject({
      code: 2,
    });
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'activity', amount: 15 }]);
  });
});
