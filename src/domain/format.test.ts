import { describe, expect, it } from 'vitest';
import {
  dayGroup,
  formatBadge,
  formatBytes,
  formatCount,
  formatDate,
  formatDiamonds,
  formatRelative,
  formatYuan,
  greetingOf,
} from './format.ts';

const now = Date.parse('2026-01-15T10:24:00+08:00');

describe('formatRelative (spec §9)', () => {
  it.each([
    [-1, '刚刚'],
    [0, '0秒前'],
    [59_999, '59秒前'],
    [60_000, '1分钟前'],
    [3_599_999, '59分钟前'],
    [3_600_000, '1小时前'],
    [86_399_999, '23小时前'],
    [86_400_000, '2026-01-14'],
  ])('%i ms ago reads %s', (age, text) => expect(formatRelative(now - age, now)).toBe(text));
});

it.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万'],
  [12_345, '1.2万'],
  [186_000, '18.6万'],
  [99_949_999, '9994.9万'],
  [99_995_000, '9999.5万'],
  [99_999_999, '9999.9万'],
  [100_000_000, '1亿'],
  [120_000_000, '1.2亿'],
])('%i reads %s', (count, text) => expect(formatCount(count)).toBe(text));

it('formats money, diamonds, sizes, dates and badges', () => {
  expect(formatYuan(3000)).toBe('30');
  expect(formatYuan(680)).toBe('6.8');
  expect([0, 999, 1286, -1286, 123_456_789, Number.MAX_SAFE_INTEGER].map(formatDiamonds)).toEqual([
    '0',
    '999',
    '1,286',
    '-1,286',
    '123,456,789',
    '9,007,199,254,740,991',
  ]);
  expect(formatBytes(1288490189)).toBe('1.2 GB');
  expect(formatBytes(64 * 1024 ** 2)).toBe('64 MB');
  expect(formatDate(now)).toBe('2026-01-15');
  expect([0, 99, 100].map(formatBadge)).toEqual(['0', '99', '99+']);
});

it.each([
  ['2026-01-15T03:00:00+08:00', '夜深了'],
  ['2026-01-15T08:00:00+08:00', '早上好'],
  ['2026-01-15T12:00:00+08:00', '中午好'],
  ['2026-01-15T15:00:00+08:00', '下午好'],
  ['2026-01-15T21:00:00+08:00', '晚上好'],
])('at %s one says %s', (time, text) => expect(greetingOf(Date.parse(time))).toBe(text));

it.each([
  ['2026-01-15T00:00:00+08:00', '今天'],
  ['2026-01-14T23:59:00+08:00', '昨天'],
  ['2026-01-13T23:59:00+08:00', '更早'],
])('%s belongs under %s', (time, heading) => expect(dayGroup(Date.parse(time), now)).toBe(heading));
