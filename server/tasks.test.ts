import { expect, test } from 'vitest';
import { TaskStatus } from '#domain/task.ts';
import { startOfDay } from './serverDay.ts';
import { purgeExpired } from './purgeExpired.ts';
import { createComics } from './testing/comics.ts';
import { createCheckIns, createTasks, faultsOf, parallel } from './testing/incentives.ts';
import { NOON, onEachDatabase, unique } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

const MINUTE_MS = 60_000;

onEachDatabase('what tasks measure', (open) => {
  test('nothing at first; a visitor sees every task and is sent to log in by the button', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const { tasks: shown, todayEarned, resetAt } = await tasks.list();
    expect(shown.map(({ progress, status }) => [progress, status])).toEqual(shown.map(() => [0, TaskStatus.todo]));
    expect(shown).toHaveLength(13);
    expect({ todayEarned, resetAt }).toEqual({ todayEarned: 0, resetAt: startOfDay('2026-07-01') });
    expect(await portal.call('/api/v1/task/daily-like/claim', { requestId: crypto.randomUUID() })).toMatchObject({
      code: 2,
    });
    expect((await portal.call('/api/v1/task/list?group=weekly')).data).toMatchObject({
      tasks: [{ id: 'weekly-checkin' }, { id: 'weekly-chapters' }],
    });
  });

  test('posts, comments and likes that stand, those of today where it is a daily task', async () => {
    const portal = open();
    const [tasks, square] = [createTasks(portal), createSquare(portal)];
    const [as, other] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(other);
    await square.publish(as);
    expect(await tasks.see(as, 'newbie-post')).toEqual([1, TaskStatus.claimable]);
    const comment = await square.comment(as, post.id);
    expect(await tasks.see(as, 'daily-comment')).toEqual([1, TaskStatus.claimable]);
    await portal.call(`/api/v1/square/comment/${comment.id}`, undefined, { as, method: 'DELETE' });
    expect(await tasks.see(as, 'daily-comment')).toEqual([0, TaskStatus.todo]);
    const mine = await square.comment(as, post.id);
    for (const path of [`post/${post.id}`, `post/${post.id}`, `comment/${mine.id}`]) {
      await portal.call(`/api/v1/square/${path}/like`, {}, { as });
    }
    expect(await tasks.see(as, 'daily-like')).toEqual([2, TaskStatus.todo]);
    await portal.call(`/api/v1/square/post/${(await square.publish(other)).id}/like`, {}, { as });
    expect(await tasks.see(as, 'daily-like')).toEqual([3, TaskStatus.claimable]);
    createCheckIns(portal).goTo('2026-07-01', 0);
    expect([await tasks.see(as, 'daily-like'), await tasks.see(as, 'daily-comment')]).toEqual([
      [0, TaskStatus.todo],
      [0, TaskStatus.todo],
    ]);
    expect(await tasks.see(as, 'newbie-post')).toEqual([1, TaskStatus.claimable]);
  });

  test('a chosen name, a bound phone, a subscription, invited friends', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    await portal.call('/api/user/center/updateInfo', { name: `海鸥${unique()}` }, { as });
    await portal.call('/api/user/smsCode', { phone: '13900020001', scene: 'bind' }, { as });
    await portal.call('/api/user/bind', { phone: '13900020001', smsCode: '123456' }, { as });
    await createComics(portal).must('2001/subscribe', {}, { as });
    const { inviteCode } = (await portal.call('/api/v1/invite/me', undefined, { as })).data as { inviteCode: string };
    const friend = { loginName: `friend_${unique()}`, password: 'secret-1', inviteCode };
    await portal.call('/api/user/registerWithName', friend);
    expect(await tasks.see(as, 'achievement-invite')).toEqual([0, TaskStatus.todo]);
    await portal.call('/api/user/smsCode', { phone: '13900020002', scene: 'login' });
    await portal.call('/api/user/loginWithPhone', { phone: '13900020002', smsCode: '123456', inviteCode });
    for (const id of ['newbie-nickname', 'newbie-phone', 'newbie-subscribe'])
      expect(await tasks.see(as, id), id).toEqual([1, TaskStatus.claimable]);
    expect(await tasks.see(as, 'achievement-invite')).toEqual([1, TaskStatus.todo]);
  });

  test('check-ins of the day and of the week from Monday, and the longest streak', async () => {
    const portal = open();
    const [tasks, days] = [createTasks(portal), createCheckIns(portal)];
    const as = await portal.newPerson(100);
    await days.run(as, '2026-07-03', 6);
    expect(await tasks.see(as, 'daily-checkin')).toEqual([1, TaskStatus.claimable]);
    expect(await tasks.see(as, 'weekly-checkin')).toEqual([3, TaskStatus.todo]);
    expect(await tasks.see(as, 'achievement-streak')).toEqual([6, TaskStatus.todo]);
    days.goTo('2026-07-10');
    await days.makeUp(as, '2026-07-09');
    await days.checkIn(as);
    expect(await tasks.see(as, 'weekly-checkin')).toEqual([5, TaskStatus.claimable]);
    days.goTo('2026-07-13');
    expect(await tasks.see(as, 'weekly-checkin')).toEqual([0, TaskStatus.todo]);
    expect(await tasks.see(as, 'achievement-streak')).toEqual([8, TaskStatus.todo]);
  });

  test('chapters finished for the first time this week; reading one again adds nothing', async () => {
    const portal = open();
    const [tasks, comics] = [createTasks(portal), createComics(portal)];
    const as = await portal.newPerson();
    const finish = (no: number, updateTime = portal.clock.now) =>
      comics.save(as, { cid: `2003-${no}`, page: 1, finished: 1, updateTime });
    for (let no = 1; no <= 3; no += 1) await finish(no);
    await finish(1, NOON + 1);
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([3, TaskStatus.todo]);
    createCheckIns(portal).goTo('2026-07-06');
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([0, TaskStatus.todo]);
    await finish(1);
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([0, TaskStatus.todo]);
    for (let no = 4; no <= 13; no += 1) await finish(no);
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([10, TaskStatus.claimable]);
    await portal.call('/api/v1/comic/history/me?all=1', undefined, { as, method: 'DELETE' });
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([10, TaskStatus.claimable]);
    createCheckIns(portal).goTo('2026-07-13');
    await finish(4);
    expect(await tasks.see(as, 'weekly-chapters')).toEqual([0, TaskStatus.todo]);
  });

  test('shares of today, and what is unknown or malformed is refused', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    await parallel(20, () => tasks.share(as));
    expect(await tasks.see(as, 'daily-share')).toEqual([1, TaskStatus.claimable]);
    createCheckIns(portal).goTo('2026-07-01');
    expect(await tasks.see(as, 'daily-share')).toEqual([0, TaskStatus.todo]);
    expect(await portal.call('/api/v1/task/event', { event: 'win', refId: 'x' }, { as })).toMatchObject({
      code: 1001,
      data: { field: 'event' },
    });
    expect(await tasks.read(as, 30, '2001-99')).toMatchObject({ code: 1201 });
    expect(await tasks.read(as, -5)).toMatchObject({ code: 1001 });
    expect(await portal.call('/api/v1/task/event', { event: 'share', refId: 'x' })).toMatchObject({ code: 2 });
    expect(faultsOf(portal)).toEqual([]);
  });
});

onEachDatabase('reading time', (open) => {
  test('adds up while someone reads, in whole minutes', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    for (let ping = 1; ping <= 20; ping += 1) {
      portal.clock.now += 30_000;
      await tasks.read(as);
      if (ping === 19) expect(await tasks.see(as, 'daily-read')).toEqual([9, TaskStatus.todo]);
    }
    expect(await tasks.see(as, 'daily-read')).toEqual([10, TaskStatus.claimable]);
  });

  test('cannot outrun the clock: 100 tabs that tell of an hour each count for one', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    await parallel(100, () => tasks.read(as, 3600));
    portal.clock.now += 2 * MINUTE_MS;
    await parallel(100, () => tasks.read(as, 3600));
    portal.clock.now += 1000;
    await tasks.read(as, 3600);
    const { read_ms } = await portal.db
      .selectFrom('reading_time')
      .select('read_ms')
      .where('uid', '=', as.uid)
      .executeTakeFirstOrThrow();
    expect(read_ms).toBe(30_000 + 30_000 + 1000);
  });

  test('is swept away when its day is over, and not before', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    const rows = () => portal.db.selectFrom('reading_time').select('day').where('uid', '=', as.uid).execute();
    await tasks.read(as);
    await purgeExpired(portal.db, startOfDay('2026-07-01') - 1);
    expect(await rows()).toEqual([{ day: '2026-06-30' }]);
    await purgeExpired(portal.db, startOfDay('2026-07-01'));
    expect(await rows()).toEqual([]);
  });

  test('of the first minute of a day no more counts than has passed of it; a clock set back takes nothing', async () => {
    const portal = open();
    const tasks = createTasks(portal);
    const as = await portal.newPerson();
    createCheckIns(portal).goTo('2026-07-01', 4000);
    await tasks.read(as, 30);
    createCheckIns(portal).goTo('2026-07-01', 1000);
    await tasks.read(as, 30);
    const { read_ms } = await portal.db
      .selectFrom('reading_time')
      .select('read_ms')
      .where('uid', '=', as.uid)
      .executeTakeFirstOrThrow();
    expect(read_ms).toBe(4000);
  });
});
