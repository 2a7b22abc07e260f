import { expect, it } from 'vitest';
import { coinReward, giftReward, vipDaysReward } from '#domain/reward.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { bringsMembership, invalidateMembership } from './invalidateMembership.ts';

const coins = coinReward(10);
const days = vipDaysReward(7);

it.each([
  [{ reward: days, coinNum: 1 }, true],
  [{ rewards: [coins, days], coinNum: 1 }, true],
  [{ id: 'a1', joined: true, reward: days }, true],
  [{ reward: coins }, false],
  [{ reward: giftReward('g1', '彩纸大礼包') }, false],
  [{ reward: null }, false],
  [{ rewards: [coins] }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('%j brings membership: %j', (result, brings) => {
  expect(bringsMembership(result)).toBe(brings);
});

it('what was read as no member is read anew, of nobody else and nothing else', () => {
  const queryClient = createQueryClient();
  const opened = [
    ['7', 'comic', 'b1'],
    ['7', 'chapters', 'b1'],
    ['7', 'chapter', 'b1', 'c1'],
    ['7', 'gifts', '1002'],
    ['7', 'ownGifts', 'available'],
  ];
  const others = [
    ['7', 'comicHome'],
    ['7', 'orders'],
    ['8', 'chapter', 'b1', 'c1'],
  ];
  for (const key of [...opened, ...others]) queryClient.setQueryData(key, {});
  invalidateMembership(queryClient, '7');
  const stale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(opened.map(stale)).toEqual(opened.map(() => true));
  expect(others.map(stale)).toEqual(others.map(() => false));
});
