import { expect, it } from 'vitest';
import { ApiError, messageOf } from './ApiError.ts';

it('hands on the text of a failed call', () => {
  expect(messageOf(new ApiError('business', '钻石不足'))).toBe('钻石不足');
});

it.each([
  new TypeError('AbortSignal.any is not a function'),
  new DOMException('QuotaExceededError'),
  'text',
  undefined,
  null,
])('has a Chinese sentence for anything else: %s', (error) => expect(messageOf(error)).toBe('出错了，请稍后重试'));
