import { expect, test } from 'vitest';
import { CalendarState } from '#domain/checkIn.ts';
import { addDays } from '#domain/day.ts';
import { startOfDay } from './serverDay.ts';
import { codesOf, createCheckIns, faultsOf, ledgerOf, parallel } from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase } from './testing/portal.ts';

const HOUR_MS = 3_600_000;

onEachDatabase('check-in', (open) => {
  test('pays the day once, and board, balance and ledger agree', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    const answer = await days.checkIn(as);
    expect(answer).toMatchObject({ code: 0, data: { reward: { kind: 'coin', amount: 5 }, coinNum: 5 } });
    const board = await days.board(as);
    expect(board).toMatchObject({
      today: '2026-06-30',
      checkedToday: true,
      continuousDays: 1,
      totalDays: 1,
      month: '2026-06',
    });
    expect(board.calendar.at(-1)).toEqual({ date: '2026-06-30', state: CalendarState.done });
    expect(board.resetAt).toBe(startOfDay('2026-07-01'));
    expect(board.serverTime).toBe(portal.clock.now);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'checkin', amount: 5 }]);
    expect(await days.checkIn(as)).toMatchObject({ code: 1401, msg: '今日已签到' });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('50 parallel taps pay once (M9)', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    const answers = await parallel(50, () => days.checkIn(as));
    expect(answers.filter(({ code }) => code !== 0 && code !== 1401)).toEqual([]);
    expect(codesOf(answers, 0)).toBe(1);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'checkin', amount: 5 }]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('a lost answer can be asked for again, even after midnight, and pays nothing twice', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    const requestId = crypto.randomUUID();
    const answers = await parallel(50, () => days.checkIn(as, { requestId }));
    expect(codesOf(answers, 0)).toBe(50);
    days.goTo('2026-07-01');
    expect(await days.checkIn(as, { requestId })).toMatchObject({
      code: 0,
      data: { reward: { amount: 5 }, info: { checkedToday: false } },
    });
    expect(await ledgerOf(portal, as)).toHaveLength(1);
  });

  test('the day is Shanghai’s: it turns at its midnight to the millisecond', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    days.goTo('2026-06-30', 24 * HOUR_MS - 1);
    expect(await days.checkIn(as)).toMatchObject({ code: 0 });
    expect(await days.checkIn(as)).toMatchObject({ code: 1401 });
    days.goTo('2026-07-01', 0);
    expect(await days.checkIn(as)).toMatchObject({
      code: 0,
      data: { info: { today: '2026-07-01', continuousDays: 2 } },
    });
  });

  test('the cycle pays 5,5,8,8,10,12,30 and begins anew, over month, year and leap day', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    for (const first of ['2026-06-30', '2026-12-28', '2028-02-25']) {
      days.goTo(first);
      expect(await days.run(await portal.newPerson(), first, 8), first).toEqual([5, 5, 8, 8, 10, 12, 30, 5]);
    }
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a missed day begins the cycle anew and stands in the calendar; earlier months can be looked at', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    await days.run(as, '2026-06-30', 3);
    days.goTo('2026-07-04');
    expect(await days.board(as)).toMatchObject({ continuousDays: 0, totalDays: 3, checkedToday: false });
    expect(await days.checkIn(as)).toMatchObject({ data: { reward: { amount: 5 } } });
    const july = (await days.board(as)).calendar.map(({ state }) => state);
    const { none, done, missed, future } = CalendarState;
    expect(july.slice(0, 5)).toEqual([done, done, missed, done, future]);
    const june = await days.board(as, '2026-06');
    expect(june).toMatchObject({ month: '2026-06', today: '2026-07-04' });
    expect(june.calendar.map(({ state }) => state).slice(-2)).toEqual([none, done]);
  });

  test('a visitor sees the board and is sent to log in by the button', async () => {
    const portal = open();
    const board = await createCheckIns(portal).board();
    expect(board).toMatchObject({
      continuousDays: 0,
      totalDays: 0,
      checkedToday: false,
      makeup: { left: 3, cost: 20 },
    });
    expect(board.cycle.map(({ reward }) => reward.amount)).toEqual([5, 5, 8, 8, 10, 12, 30]);
    expect(await portal.call('/api/v1/checkin', { requestId: crypto.randomUUID() })).toMatchObject({ code: 2 });
    expect(await portal.call('/api/v1/checkin/info?month=2026-13')).toMatchObject({
      code: 1001,
      data: { field: 'month' },
    });
  });
});

onEachDatabase('make-up', (open) => {
  test('fills the gap for diamonds and joins the streak, so that the next day pays more', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    expect(await days.run(as, '2026-07-01', 5)).toEqual([5, 5, 8, 8, 10]);
    days.goTo('2026-07-07');
    const filled = await days.makeUp(as, '2026-07-06', { shownCost: 20 });
    expect(filled).toMatchObject({
      code: 0,
      data: { reward: null, coinNum: 16, info: { continuousDays: 6, makeup: { left: 2 } } },
    });
    expect(await days.checkIn(as)).toMatchObject({
      data: { reward: { amount: 30 }, info: { continuousDays: 7, totalDays: 7 } },
    });
    expect((await ledgerOf(portal, as)).slice(0, 2)).toEqual([
      { type: 'checkin', amount: 30 },
      { type: 'makeup', amount: -20 },
    ]);
    const state = (await days.board(as)).calendar.find(({ date }) => date === '2026-07-06')?.state;
    expect(state).toBe(CalendarState.makeup);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('three a month, and the next month has three again', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    days.goTo('2026-07-04');
    const as = await portal.newPerson(200);
    days.goTo('2026-07-13');
    const answers = await parallel(9, (index) => days.makeUp(as, addDays('2026-07-04', index)));
    expect([codesOf(answers, 0), codesOf(answers, 1404)]).toEqual([3, 6]);
    expect(await days.board(as)).toMatchObject({ makeup: { left: 0 } });
    days.goTo('2026-08-02');
    expect(await days.makeUp(as, '2026-08-01')).toMatchObject({
      code: 0,
      data: { coinNum: 120, info: { makeup: { left: 2 } } },
    });
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('50 parallel requests for one day make one debit', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson(200);
    days.goTo('2026-07-02');
    const answers = await parallel(50, () => days.makeUp(as, '2026-07-01'));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect((await ledgerOf(portal, as)).filter(({ type }) => type === 'makeup')).toEqual([
      { type: 'makeup', amount: -20 },
    ]);
  });

  test('is refused for other months, today, days to come, days before the person, and too few diamonds', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson(10);
    days.goTo('2026-07-03');
    for (const date of ['2026-06-30', '2026-07-03', '2026-07-04', '2026-07-32', '2027-07-01', '']) {
      expect((await days.makeUp(as, date)).code, date).toBe(date === '' || date === '2026-07-32' ? 1001 : 1404);
    }
    days.goTo('2026-06-30');
    expect(await days.makeUp(as, '2026-06-29')).toMatchObject({ code: 1404, msg: '只能补签本月漏签的日期' });
    days.goTo('2026-07-03');
    expect(await days.makeUp(as, '2026-07-02', { shownCost: 5 })).toMatchObject({ code: 1102, data: { price: 20 } });
    expect(await days.makeUp(as, '2026-07-02')).toMatchObject({ code: 1101, data: { need: 20, have: 10 } });
    expect(await days.board(as)).toMatchObject({ totalDays: 0, makeup: { left: 3 } });
    expect(await findMismatches(portal.db)).toEqual([]);
  });
});

onEachDatabase('streak gifts', (open) => {
  test('are had once each: 50 parallel claims, one row', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    await days.run(as, '2026-07-01', 3);
    expect((await days.board(as)).milestones.map(({ state }) => state)).toEqual([1, 0, 0, 0]);
    expect(await days.milestone(as, 7)).toMatchObject({ code: 1402 });
    const answers = await parallel(50, () => days.milestone(as, 3));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect((await days.board(as)).milestones.map(({ state }) => state)).toEqual([2, 0, 0, 0]);
    expect((await ledgerOf(portal, as)).filter(({ amount }) => amount === 10)).toHaveLength(1);
    expect(await days.milestone(as, 4)).toMatchObject({ code: 1201 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a new streak earns them anew, and one not taken is gone with its streak', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson();
    await days.run(as, '2026-07-01', 3);
    days.goTo('2026-07-04');
    expect(await days.milestone(as, 3)).toMatchObject({ code: 0 });
    days.goTo('2026-07-05');
    expect(await days.milestone(as, 3)).toMatchObject({ code: 1402 });
    await days.run(as, '2026-07-05', 3);
    expect(await days.milestone(as, 3)).toMatchObject({ code: 0 });
  });

  test('a make-up that moves the start of a streak earns no gift a second time', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson(100);
    await days.run(as, '2026-07-05', 3);
    await days.milestone(as, 3);
    await days.makeUp(as, '2026-07-04');
    expect(await days.milestone(as, 3)).toMatchObject({ code: 1401 });
    await days.run(as, '2026-07-08', 3);
    expect(await days.milestone(as, 7)).toMatchObject({ code: 0, data: { reward: { amount: 30 } } });
    await days.makeUp(as, '2026-07-03');
    expect(await days.milestone(as, 7)).toMatchObject({ code: 1401 });
  });

  test('two streaks joined by a make-up are one: what either had is had', async () => {
    const portal = open();
    const days = createCheckIns(portal);
    const as = await portal.newPerson(100);
    await days.run(as, '2026-07-01', 3);
    await days.milestone(as, 3);
    await days.run(as, '2026-07-05', 3);
    await days.milestone(as, 3);
    await days.makeUp(as, '2026-07-04');
    expect((await days.board(as)).milestones.map(({ state }) => state)).toEqual([2, 1, 0, 0]);
    expect(await findMismatches(portal.db)).toEqual([]);
  });
});
