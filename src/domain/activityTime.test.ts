import { expect, test } from 'vitest';
import { remainingUntil } from '#components/Countdown/remaining.ts';
import { activityTabOf } from './activityTabs.ts';
import { countdownText, datesOf } from './activityTime.ts';

const HOUR_MS = 3_600_000;

const runningFor = (hours: number) => countdownText(1, remainingUntil(hours * HOUR_MS, 0));

test('a countdown names its largest whole unit', () => {
  expect(runningFor(16 * 24)).toBe('还剩 16天');
  expect(runningFor(25)).toBe('还剩 1天');
  expect(runningFor(23.5)).toBe('还剩 23小时');
  expect(runningFor(0.5)).toBe('还剩 30分钟');
  expect(runningFor(0.01)).toBe('还剩 1分钟');
});

test('what is to come counts towards its start', () => {
  expect(countdownText(0, remainingUntil(72 * HOUR_MS, 0))).toBe('3天后开始');
});

test('dates are days', () => {
  const startTime = Date.parse('2026-01-10T00:00:00+08:00');
  expect(datesOf({ startTime, endTime: Date.parse('2026-01-31T23:59:59+08:00') })).toBe('2026-01-10 至 2026-01-31');
});

test('an unknown tab is the first', () => {
  expect([null, '', 'ended', '2'].map(activityTabOf)).toEqual(['running', 'running', 'ended', 'running']);
});
