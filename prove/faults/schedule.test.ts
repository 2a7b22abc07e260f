import { expect, test } from 'vitest';
import { FAULT_KINDS, scheduleOf } from './schedule.ts';

const SEEDS = Array.from({ length: 500 }, (_, index) => index);
const schedules = SEEDS.map(scheduleOf);

test('the same seed gives the same schedule, another seed another', () => {
  expect(SEEDS.map(scheduleOf)).toEqual(schedules);
  expect(new Set(schedules.map((schedule) => JSON.stringify(schedule))).size).toBeGreaterThan(490);
});

test('every schedule has one to five faults, and its session expires at most once', () => {
  for (const schedule of schedules) {
    expect(schedule.length).toBeGreaterThan(0);
    expect(schedule.length).toBeLessThanOrEqual(5);
    expect(schedule.filter(({ kind }) => kind === 'sessionExpired').length).toBeLessThanOrEqual(1);
  }
});

test('every kind comes, and those that may be carried out or not come both ways', () => {
  const faults = schedules.flat();
  for (const kind of FAULT_KINDS)
    expect(
      faults.some((fault) => fault.kind === kind),
      kind,
    ).toBe(true);
  for (const kind of ['html', 'empty', 'wrongShape', 'huge', 'http500', 'http503']) {
    expect(new Set(faults.filter((fault) => fault.kind === kind).map(({ committed }) => committed)), kind).toEqual(
      new Set([true, false]),
    );
  }
});

test('what was never done is never carried out: a cut call, an expired session', () => {
  const faults = schedules.flat();
  expect(faults.filter(({ kind, committed }) => (kind === 'cut' || kind === 'sessionExpired') && committed)).toEqual(
    [],
  );
  expect(faults.filter(({ kind, committed }) => kind === 'resetAfterCommit' && !committed)).toEqual([]);
});
