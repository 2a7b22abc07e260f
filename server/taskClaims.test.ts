import { expect, test } from 'vitest';
import { codesOf, createCheckIns, createTasks, faultsOf, ledgerOf, parallel } from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

const DONE = 2;

onEachDatabase('claiming tasks', (open) => {
  test('50 parallel claims of one reward make one ledger row', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    await tasks.share(as);
    const answers = await parallel(50, () => tasks.claim(as, 'daily-share'));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'task', amount: 5 }]);
    expect(await tasks.see(as, 'daily-share')).toEqual([1, DONE]);
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('a lost answer is had again under its key', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    await tasks.share(as);
    const requestId = crypto.randomUUID();
    const answers = await parallel(50, () => tasks.claim(as, 'daily-share', { requestId }));
    expect(codesOf(answers, 0)).toBe(50);
    for (const { data } of answers)
      expect(data).toMatchObject({ claimed: ['daily-share'], rewards: [{ amount: 5 }], coinNum: 5 });
    expect(await tasks.claim(as, 'daily-like', { requestId })).toMatchObject({ status: 409, code: 1001 });
  });

  test('all at once pays each once, whoever asks for one of them meanwhile', async () => {
    const portal = open();
    const [tasks, days] = [createTasks(portal), createCheckIns(portal)];
    const as = await portal.newPerson();
    await tasks.share(as);
    await days.checkIn(as);
    await createSquare(portal).publish(as);
    const answers = await parallel(50, (index) =>
      index % 2 === 0 ? tasks.claimAll(as) : tasks.claim(as, 'daily-share'),
    );
    expect(codesOf(answers, 0)).toBeGreaterThan(0);
    const paid = (await ledgerOf(portal, as)).filter(({ type }) => type === 'task').map(({ amount }) => amount);
    expect(paid.sort((a, b) => a - b)).toEqual([5, 5, 20]);
    expect(await tasks.list(as)).toMatchObject({ todayEarned: 30 });
    expect(await tasks.claimAll(as)).toMatchObject({ code: 1402, msg: '没有可领取的奖励' });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a daily task pays again on the next day, one that is done once does not', async () => {
    const portal = open();
    const [tasks, days] = [createTasks(portal), createCheckIns(portal)];
    const as = await portal.newPerson();
    await createSquare(portal).publish(as);
    await tasks.share(as);
    await tasks.claimAll(as);
    days.goTo('2026-07-01');
    expect(await tasks.claim(as, 'daily-share')).toMatchObject({ code: 1402 });
    await tasks.share(as);
    expect(await tasks.claim(as, 'daily-share')).toMatchObject({ code: 0 });
    expect(await tasks.claim(as, 'newbie-post')).toMatchObject({ code: 1401 });
    expect(await tasks.list(as)).toMatchObject({ todayEarned: 5 });
  });

  test('a weekly task pays once from Monday to Sunday', async () => {
    const portal = open();
    const [tasks, days] = [createTasks(portal), createCheckIns(portal)];
    const as = await portal.newPerson();
    await days.run(as, '2026-07-06', 5);
    expect(await tasks.claim(as, 'weekly-checkin')).toMatchObject({ code: 0 });
    await days.run(as, '2026-07-11', 2);
    expect(await tasks.claim(as, 'weekly-checkin')).toMatchObject({ code: 1401 });
    await days.run(as, '2026-07-13', 5);
    expect(await tasks.claim(as, 'weekly-checkin')).toMatchObject({ code: 0 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('claimed stays claimed when what earned it is taken back', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    const post = await createSquare(portal).publish(as);
    await tasks.claim(as, 'newbie-post');
    await portal.call(`/api/v1/square/post/${post.id}`, undefined, { as, method: 'DELETE' });
    expect(await tasks.see(as, 'newbie-post')).toEqual([1, DONE]);
  });

  test('what is not finished or not there is refused, and nobody claims for another', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const [as, other] = [await portal.newPerson(), await portal.newPerson()];
    await tasks.share(as);
    expect(await tasks.claim(other, 'daily-share')).toMatchObject({ code: 1402 });
    expect(await tasks.claim(as, 'daily-nothing')).toMatchObject({ code: 1201 });
    expect(await tasks.claim(as, 'daily-share', { requestId: '' })).toMatchObject({
      code: 1001,
      data: { field: 'requestId' },
    });
    expect(await ledgerOf(portal, as)).toEqual([]);
  });
});
