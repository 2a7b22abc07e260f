import { expect, it } from 'vitest';
import { noNextText } from './bookEnds.ts';

it('the end of a book that still appears is its newest chapter, also while the book is not known', () => {
  expect(noNextText({ status: 0 })).toBe('已经是最新一话');
  expect(noNextText(undefined)).toBe('已经是最新一话');
});

it('the end of a finished book is its end', () => {
  expect(noNextText({ status: 1 })).toBe('全剧终');
});
