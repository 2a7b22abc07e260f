import { expect, test } from 'vitest';
import { checkRedeemCode } from './redeem.ts';

test.each([
  ['', '请输入兑换码'],
  ['  \u200B ', '请输入兑换码'],
  ['- _ -', '请输入兑换码'],
  ['ABC', '兑换码无效'],
  ['A'.repeat(33), '兑换码无效'],
  ['ABC!DEF', '兑换码无效'],
  ['兑换码一二三', '兑换码无效'],
  ['abcd', undefined],
  [' qing-yu 20_26 ', undefined],
  ['ＱＩＮＧＹＵ', undefined],
  ['A'.repeat(32), undefined],
])('%j: %s', (typed, sentence) => {
  expect(checkRedeemCode(typed)).toBe(sentence);
});
