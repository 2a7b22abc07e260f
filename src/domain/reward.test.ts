import { expect, test } from 'vitest';
import { loading, ready } from './loadable.ts';
import { balanceBefore, coinReward, giftReward } from './reward.ts';

test('diamonds are taken from a known balance, and nothing else is', () => {
  expect(balanceBefore(coinReward(30), ready(860))).toEqual(ready(830));
  expect(balanceBefore(coinReward(30), ready(10))).toEqual(ready(0));
  expect(balanceBefore(coinReward(30), loading)).toEqual(loading);
  expect(balanceBefore(giftReward('g1', '礼包'), ready(860))).toEqual(ready(860));
  expect(balanceBefore(null, ready(860))).toEqual(ready(860));
});
