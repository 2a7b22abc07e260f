import { describe, expect, it } from 'vitest';
import { foldAll, foldTarget, foldWorst, median, spreadOf } from './folding.mjs';

const runs = (ours: number[], vant: number[] = [], control: number[] = []) => ({ ours, control, vant });

describe('median', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [4, 1, 3, 2], middle: 2.5 },
  ])('of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle));

  it('leaves the values as they are', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('spreadOf', () => {
  it('is nothing where every run says the same', () => expect(spreadOf([7, 7, 7], [7, 7, 7])).toBe(0));

  it('is no less than what the control differed by', () =>
    expect(spreadOf([10, 10, 10], [14, 14, 14])).toBeGreaterThanOrEqual(4));

  it('is no accident where two medians agree although the runs do not', () =>
    expect(spreadOf([10, 20, 30], [5, 20, 45])).toBeGreaterThan(5));

  it('shrinks with the number of runs', () => {
    const few = [10, 14, 12];
    const many = Array.from({ length: 8 }, () => few).flat();
    expect(spreadOf(many, many)).toBeLessThan(spreadOf(few, few));
  });

  it('is the same for the same runs', () =>
    expect(spreadOf([1, 5, 3], [2, 6, 4])).toBe(spreadOf([1, 5, 3], [2, 6, 4])));
});

describe('foldTarget', () => {
  const ratio = { name: 'pull', measure: 'ptr', unit: 'ms', peer: 'vant', limit: 0.6 };

  it('holds the ratio of each run against the limit, the control being ours too', () => {
    const line = foldTarget(ratio, runs([1, 1, 1], [4, 4, 4], [1, 1, 1]));
    expect(line).toMatchObject({ ours: 1, theirs: 4, value: 0.25, spread: 0, runs: 3, verdict: 'reached' });
  });

  it('is not moved by a machine that slows down between runs', () =>
    expect(foldTarget(ratio, runs([1, 2, 3], [4, 8, 12], [1, 2, 3]))).toMatchObject({
      ours: 2,
      theirs: 8,
      value: 0.25,
      spread: 0,
      verdict: 'reached',
    }));

  it("counts the peer's own differences in the spread", () =>
    expect(foldTarget(ratio, runs([2, 2, 2], [2, 4, 8])).spread).toBeGreaterThan(0.2));

  it('holds no run beside another, where one measured nothing', () =>
    expect(foldTarget(ratio, { ours: [1, undefined, 3, 4], vant: [4, 8, 12, 16] })).toMatchObject({
      value: 0.25,
      spread: 0,
      runs: 3,
      verdict: 'reached',
    }));

  it('says when a limit is missed', () =>
    expect(foldTarget(ratio, runs([3, 3, 3], [4, 4, 4])).verdict).toBe('not reached'));

  it('reaches a limit that is met exactly', () =>
    expect(foldTarget({ ...ratio, limit: 0.5 }, runs([2, 2, 2], [4, 4, 4])).verdict).toBe('reached'));

  it('gives the spread as a ratio too', () =>
    expect(foldTarget(ratio, runs([1, 1, 1], [4, 4, 4], [2, 2, 2])).spread).toBeGreaterThanOrEqual(0.25));

  it.each([
    { what: 'kept', ours: [2, 2, 2], control: [2.6, 2.6, 2.6] },
    { what: 'missed', ours: [2.5, 2.5, 2.5], control: [3, 3, 3] },
  ])('is undecided where a limit is $what by less than the spread', ({ ours, control }) =>
    expect(foldTarget(ratio, runs(ours, [4, 4, 4], control)).verdict).toBe('undecided'),
  );

  it.each([
    { what: 'ours', ours: [1, 1], vant: [4, 4, 4] },
    { what: 'the peer', ours: [1, 1, 1], vant: [4, 4] },
  ])('is undecided with too few runs of $what', ({ ours, vant }) =>
    expect(foldTarget(ratio, runs(ours, vant)).verdict).toBe('undecided'),
  );

  it('needs one run of what never differs', () =>
    expect(foldTarget({ ...ratio, exact: true }, runs([1], [4])).verdict).toBe('reached'));

  it.each([
    { score: 98, verdict: 'reached' },
    { score: 97, verdict: 'not reached' },
  ])('holds a score of $score against the least: $verdict', ({ score, verdict }) =>
    expect(
      foldTarget({ name: 'score', measure: 's', unit: '', atLeast: 98 }, runs([score, score, score])).verdict,
    ).toBe(verdict),
  );

  it('judges a value of its own, nothing included', () =>
    expect(foldTarget({ name: 'dropped', measure: 'd', unit: '%', limit: 1 }, runs([0, 0, 0]))).toMatchObject({
      value: 0,
      verdict: 'reached',
    }));

  it.each([
    { of: 'ours', given: runs([], [4, 4, 4]) },
    { of: 'the peer', given: runs([1, 1, 1]) },
  ])('says that $of was not measured', ({ given }) => expect(foldTarget(ratio, given).verdict).toBe('not measured'));

  it('gives no verdict where nothing was promised', () =>
    expect(foldTarget({ ...ratio, limit: undefined }, runs([1, 1, 1], [4, 4, 4]))).toMatchObject({
      value: 0.25,
      verdict: '',
    }));
});

describe('foldWorst', () => {
  const target = { name: 'CLS', worstOf: 'shift.', unit: '', limit: 0.01 };

  it('is the measure furthest from the target, by its name', () => {
    const line = foldWorst(target, {
      'shift.home': runs([0, 0, 0]),
      'shift.post': runs([0.2, 0.2, 0.2]),
      'other.post': runs([9, 9, 9]),
    });
    expect(line).toMatchObject({ at: 'post', value: 0.2, verdict: 'not reached' });
  });

  it('is none that measured nothing, wherever it stands', () => {
    const nothing = { ours: [undefined, undefined, undefined] };
    const line = foldWorst(target, {
      'shift.home': runs([0, 0, 0]),
      'shift.none': nothing,
      'shift.post': runs([0.2, 0.2, 0.2]),
    });
    expect(line).toMatchObject({ at: 'post', verdict: 'not reached' });
  });

  it('says when there is none', () =>
    expect(foldWorst(target, { 'other.post': runs([9]) }).verdict).toBe('not measured'));
});

it('foldAll finds the runs of each target by its measure', () => {
  const targets = [
    { name: 'a', measure: 'x', unit: 'ms', limit: 5 },
    { name: 'b', worstOf: 'y.', unit: 'ms', limit: 5 },
    { name: 'c', measure: 'z', unit: 'ms', limit: 5 },
  ];
  const lines = foldAll(targets, { x: runs([1, 1, 1]), 'y.1': runs([7, 7, 7]) });
  expect(lines.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict])).toEqual([
    ['a', 'reached'],
    ['b', 'not reached'],
    ['c', 'not measured'],
  ]);
});
