import { describe, expect, it } from 'vitest';
import { countOf, isKept, tableOf } from './report.mjs';

const kept = {
  name: 'pull',
  unit: 'ms',
  peer: 'vant',
  limit: 0.6,
  ours: 0.31,
  theirs: 0.9,
  value: 0.344,
  spread: 0.052,
  runs: 5,
  verdict: 'reached',
};
const missed = {
  name: 'CLS',
  at: 'post',
  unit: '',
  limit: 0.01,
  ours: 0.2,
  value: 0.2,
  spread: 0,
  runs: 3,
  verdict: 'not reached',
};
const unmeasured = { name: 'score', unit: '', atLeast: 98, verdict: 'not measured' };
const stretch = {
  name: 'bytes',
  unit: 'kB',
  limit: 70,
  ours: 111.4,
  value: 111.4,
  spread: 0,
  exact: true,
  runs: 1,
  stretch: true,
  verdict: 'not reached',
};
const informing = {
  name: 'bytes, beside vant',
  unit: 'kB',
  peer: 'vant',
  ours: 111.4,
  theirs: 73.4,
  value: 1.52,
  spread: 0,
  exact: true,
  runs: 1,
  verdict: '',
};

/** The cells of the line after the head. */
const cells = (line: object) => tableOf([line]).split('\n')[1]?.split(/ {2,}/);

describe('tableOf', () => {
  it.each([
    { line: kept, is: ['pull', '0.310 ms', 'vant 0.900 ms', '0.34 ×', '± 0.052 ×', '≤ 0.60 ×', '5', 'reached'] },
    { line: missed, is: ['CLS: post', '0.200', '–', '–', '± 0.00', '≤ 0.010', '3', 'not reached'] },
    { line: unmeasured, is: ['score', '–', '–', '–', '–', '≥ 98.0', '–', 'not measured'] },
    { line: stretch, is: ['bytes', '111 kB', '–', '–', '–', '≤ 70.0 kB (stretch)', '1', 'not reached'] },
    { line: informing, is: ['bytes, beside vant', '111 kB', 'vant 73.4 kB', '1.52 ×', '–', '–', '1', '–'] },
  ])('says $line.name', ({ line, is }) => expect(cells(line)).toEqual(is));

  it('stands in columns', () => {
    const lines = tableOf([kept, missed]).split('\n');
    expect(new Set(lines.map((line) => /(verdict|reached|not reached)$/.exec(line)?.index)).size).toBe(1);
  });
});

describe('isKept', () => {
  it.each([
    { lines: [kept, informing], kept: true },
    { lines: [kept, stretch], kept: true },
    { lines: [kept, missed], kept: false },
    { lines: [unmeasured], kept: false },
    { lines: [{ ...kept, verdict: 'undecided' }], kept: false },
  ])('is $kept', ({ lines, kept: expected }) => expect(isKept(lines)).toBe(expected));
});

it('countOf counts verdicts, and no line without one', () =>
  expect(countOf([kept, missed, kept, informing])).toBe('2 reached, 1 not reached'));
