import { expect, test } from 'vitest';
import {
  emptyHanded,
  memberGift,
  newcomerGift,
  paperPack,
  trialDays,
  welfareHome,
} from '#screens/welfare/welfare.fixtures.ts';
import { coinReward } from './reward.ts';
import { countWaiting, stockText } from './welfare.ts';

test('gifts, the check-in and streak gifts wait; what is bought does not', () => {
  expect(countWaiting(welfareHome)).toBe(3);
  expect(countWaiting({ ...welfareHome, items: [trialDays] })).toBe(1);
  const milestones = [
    { days: 3, reward: coinReward(10), state: 1 as const },
    { days: 7, reward: coinReward(30), state: 0 as const },
  ];
  expect(countWaiting({ items: [newcomerGift], checkin: { ...welfareHome.checkin, milestones } })).toBe(3);
});

test('what is had, sold out or for members only does not wait', () => {
  expect(countWaiting(emptyHanded)).toBe(0);
  expect(
    countWaiting({
      ...emptyHanded,
      items: [
        { ...newcomerGift, left: 0 },
        { ...memberGift, state: 0 },
      ],
    }),
  ).toBe(0);
});

test('what is in stock, and how often one may take it or has', () => {
  expect(stockText(trialDays)).toBe('每人限 1 次');
  expect(stockText(paperPack)).toBe('库存 18 · 已兑 1/2');
  expect(stockText({ left: 1200, limit: 3, usedByMe: 0 })).toBe('库存 1,200 · 每人限 3 次');
});
