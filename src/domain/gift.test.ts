import { expect, test } from 'vitest';
import { daysLeftText, giftView, type Gift, type GiftView } from './gift.ts';

const NOW = 1000;

const pack: Gift = {
  id: 'g',
  appID: '1001',
  gameName: '像素农场物语',
  icon: '/demo/rewards/gift.svg',
  title: '播种包',
  content: '种子×20',
  total: 10,
  left: 5,
  startTime: 0,
  endTime: 2000,
  claimed: false,
  usage: '',
  memberOnly: false,
  gameIcon: undefined,
  leftToday: undefined,
  claimTime: undefined,
};

const CASES: [view: GiftView, what: string, gift: Partial<Gift>, member: boolean][] = [
  ['available', 'in stock', {}, false],
  ['claimed', 'claimed, though none is left', { claimed: true, left: 0 }, false],
  ['expired', 'over, claimed or not', { claimed: true, endTime: NOW }, false],
  ['upcoming', 'not begun', { startTime: NOW + 1 }, false],
  ['soldOut', 'none left', { left: 0, leftToday: 0 }, true],
  ['soldOutToday', 'none left today', { leftToday: 0 }, true],
  ['available', 'some left today', { leftToday: 1 }, false],
  ['memberOnly', 'for members', { memberOnly: true }, false],
  ['available', 'for members, to a member', { memberOnly: true }, true],
  ['soldOut', 'for members and none left: joining would not help', { memberOnly: true, left: 0 }, false],
];

test.each(CASES)('%s: %s', (view, _, gift, member) => {
  expect(giftView({ ...pack, ...gift }, member, NOW)).toBe(view);
});

const HOUR_MS = 3_600_000;

test.each([
  [-1, undefined],
  [0, undefined],
  [1, '今天到期'],
  [23, '今天到期'],
  [24, '仅剩 1 天'],
  [25, '仅剩 2 天'],
  [72, '仅剩 3 天'],
  [73, undefined],
])('%d hours before the end: %s', (hours, text) => {
  expect(daysLeftText(NOW + hours * HOUR_MS, NOW)).toBe(text);
});
