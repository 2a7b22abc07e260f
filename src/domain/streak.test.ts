import { describe, expect, test } from 'vitest';
import { CalendarState, canMakeUp, CycleState, MilestoneState, tomorrowReward, type CycleDay } from './checkIn.ts';
import { addDays } from './day.ts';
import { coinReward } from './reward.ts';
import { calendarOf, currentRun, cycleDay, cycleStates, longestRun, milestoneState } from './streak.ts';

/** So many days in a row, the last of them given. */
const run = (last: string, length: number): string[] => Array.from({ length }, (_, back) => addDays(last, -back));

const lengthOf = (days: string[], today: string): number => currentRun(new Set(days), today).length;

describe('the streak', () => {
  test('counts up to today, or up to yesterday while today is open', () => {
    expect(currentRun(new Set(run('2026-06-30', 4)), '2026-06-30')).toEqual({ start: '2026-06-27', length: 4 });
    expect(currentRun(new Set(run('2026-06-29', 4)), '2026-06-30')).toEqual({ start: '2026-06-26', length: 4 });
  });

  test('ends when a whole day was missed', () => {
    expect(currentRun(new Set(run('2026-06-28', 4)), '2026-06-30')).toEqual({ start: '2026-06-30', length: 0 });
    expect(lengthOf([], '2026-06-30')).toBe(0);
  });

  test.each([
    ['over the end of a month', '2026-07-01', 5],
    ['over the end of a year', '2027-01-01', 5],
    ['over a leap day', '2028-03-01', 5],
    ['over the end of a February without one', '2026-03-01', 5],
    ['over two month ends', '2026-08-02', 40],
  ])('runs on %s', (_, today, length) => {
    expect(lengthOf(run(today, length), today)).toBe(length);
  });

  test('a made-up gap joins what stood before and after it', () => {
    const days = [...run('2026-07-03', 2), ...run('2026-06-30', 5)];
    expect(lengthOf(days, '2026-07-03')).toBe(2);
    expect(currentRun(new Set([...days, '2026-07-01']), '2026-07-03')).toEqual({ start: '2026-06-26', length: 8 });
  });

  test('a made-up yesterday brings a streak back before today’s check-in', () => {
    const days = run('2028-02-28', 6);
    expect(lengthOf(days, '2028-03-01')).toBe(0);
    expect(lengthOf([...days, '2028-02-29'], '2028-03-01')).toBe(7);
  });

  test('a made-up day apart from all others is a run of its own and changes no other', () => {
    const days = run('2026-06-30', 3);
    expect(lengthOf([...days, '2026-06-20'], '2026-06-30')).toBe(3);
  });

  test('the longest is found wherever it stood', () => {
    expect(longestRun(new Set())).toBe(0);
    expect(longestRun(new Set([...run('2026-06-30', 3), ...run('2026-01-05', 9), '2026-03-01']))).toBe(9);
  });
});

describe('the cycle', () => {
  test('has seven days and begins anew', () => {
    expect([1, 6, 7, 8, 14, 15, 28].map(cycleDay)).toEqual([1, 6, 7, 1, 7, 1, 7]);
  });

  const { done, today, future } = CycleState;
  test.each([
    [0, false, [today, future, future, future, future, future, future]],
    [1, true, [done, future, future, future, future, future, future]],
    [3, false, [done, done, done, today, future, future, future]],
    [7, true, [done, done, done, done, done, done, done]],
    [7, false, [today, future, future, future, future, future, future]],
    [8, true, [done, future, future, future, future, future, future]],
  ])('after %i days, checked in today %s', (streak, checked, states) => {
    expect(cycleStates(streak, checked)).toEqual(states);
  });

  test.each([
    [0, false, 5],
    [4, true, 10],
    [6, true, 30],
    [6, false, 5],
    [7, true, 5],
  ])('tomorrow after %i days, checked in today %s, brings %i', (streak, checkedToday, amount) => {
    const amounts = [5, 5, 8, 8, 10, 12, 30];
    const cycle = cycleStates(streak, checkedToday).map(
      (state, at): CycleDay => ({ day: at + 1, reward: coinReward(amounts[at] ?? 0), state }),
    );
    expect(tomorrowReward({ cycle, checkedToday })?.amount).toBe(amount);
  });
});

describe('the calendar', () => {
  const facts = {
    today: '2028-02-20',
    joined: '2028-02-10',
    done: new Set(['2028-02-11', '2028-02-12']),
    madeUp: new Set(['2028-02-13']),
  };
  const stateOn = (date: string, month = '2028-02') => calendarOf(month, facts).find((day) => day.date === date)?.state;

  test('says of each day what it was', () => {
    const { none, done, makeup, missed, future } = CalendarState;
    expect([stateOn('2028-02-09'), stateOn('2028-02-10'), stateOn('2028-02-11'), stateOn('2028-02-13')]).toEqual([
      none,
      missed,
      done,
      makeup,
    ]);
    expect([stateOn('2028-02-19'), stateOn('2028-02-20'), stateOn('2028-02-21'), stateOn('2028-02-29')]).toEqual([
      missed,
      none,
      future,
      future,
    ]);
  });

  test('a month before someone came has nothing to say, one to come is future', () => {
    expect(new Set(calendarOf('2027-12', facts).map(({ state }) => state))).toEqual(new Set([CalendarState.none]));
    expect(new Set(calendarOf('2028-03', facts).map(({ state }) => state))).toEqual(new Set([CalendarState.future]));
  });

  test('a missed day of this month can be made up while a make-up is left', () => {
    const board = { today: '2026-07-02', makeup: { left: 1, cost: 20 } };
    const missed = (date: string) => ({ date, state: CalendarState.missed });
    expect(canMakeUp(board, missed('2026-07-01'))).toBe(true);
    expect(canMakeUp(board, missed('2026-06-30'))).toBe(false);
    expect(canMakeUp(board, { date: '2026-07-02', state: CalendarState.none })).toBe(false);
    expect(canMakeUp({ ...board, makeup: { left: 0, cost: 20 } }, missed('2026-07-01'))).toBe(false);
  });
});

test('a streak gift waits from its day on until it is claimed', () => {
  const { locked, claimable, done } = MilestoneState;
  expect([milestoneState(3, 2, false), milestoneState(3, 3, false), milestoneState(3, 9, true)]).toEqual([
    locked,
    claimable,
    done,
  ]);
});
