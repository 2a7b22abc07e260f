import { describe, expect, it } from 'vitest';
import { missingDiamonds, payMethodsOf, preselectPlan } from './membershipPayment.ts';

describe('payMethodsOf', () => {
  it('offers diamonds only for a card that has a price in them', () => {
    expect(payMethodsOf({ payTypes: ['alipay'] }, { coinPrice: 300 })).toEqual(['alipay', 'coin']);
    expect(payMethodsOf({ payTypes: ['alipay'] }, {})).toEqual(['alipay']);
    expect(payMethodsOf({ payTypes: [] }, undefined)).toEqual([]);
  });
});

describe('missingDiamonds', () => {
  it.each([
    [300, 10, 290],
    [300, 300, 0],
    [300, undefined, 0],
    [undefined, 10, 0],
  ])('of %s with %s held: %i', (coinPrice, balance, missing) => {
    expect(missingDiamonds({ coinPrice }, balance)).toBe(missing);
  });
});

it('preselects the recommended card, else the first', () => {
  const [month, year] = [
    { id: 'month', recommended: false },
    { id: 'year', recommended: true },
  ];
  expect(preselectPlan([month, year])).toBe(year);
  expect(preselectPlan([month])).toBe(month);
  expect(preselectPlan([])).toBeUndefined();
});
