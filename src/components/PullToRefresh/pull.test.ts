import { describe, expect, it } from 'vitest';
import { easePull, pullStatus } from './pull.ts';

describe('easePull', () => {
  it.each([
    [0, 0],
    [20, 20],
    [50, 50],
    [60, 55],
    [75, 63],
    [100, 75],
    [140, 85],
    [200, 100],
    [300, 125],
  ])('shows %i px of travel as %i px', (raw, shown) => {
    expect(easePull(raw, 50)).toBe(shown);
  });

  it('shows nothing for a push upwards', () => {
    expect(easePull(-30, 50)).toBe(0);
  });

  it('scales with the head', () => {
    expect(easePull(100, 300)).toBe(100);
  });
});

describe('pullStatus', () => {
  it('arms at the head height itself', () => {
    expect([0, 1, 49, 50, 75].map((offset) => pullStatus(offset, 50))).toEqual([
      'normal',
      'pulling',
      'pulling',
      'loosing',
      'loosing',
    ]);
  });
});
