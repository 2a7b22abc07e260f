import { expect, test } from 'vitest';
import { emptyHanded, memberGift, newcomerGift, trialDays, welfareHome } from '#screens/welfare/welfare.fixtures.ts';
import { coinReward } from './reward.ts';
import { countWaiting } from './welfare.ts';

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
