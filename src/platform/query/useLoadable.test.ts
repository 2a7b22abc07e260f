import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { toLoadable } from './useLoadable.ts';

describe('toLoadable', () => {
  it('keeps what was fetched on screen when a refetch fails', () => {
    expect(toLoadable({ data: 1, error: new Error('x'), isFetching: false })).toEqual({ state: 'ready', value: 1 });
  });
  it('is loading while a failed first fetch is retried', () => {
    expect(toLoadable({ data: undefined, error: new Error('x'), isFetching: true })).toEqual({ state: 'loading' });
    expect(toLoadable({ data: undefined, error: new ApiError('network', '坏了'), isFetching: false })).toEqual({
      state: 'failed',
      message: '坏了',
    });
  });
  it('says what the server or the reader’s network says, and leaves 服务器内部错误 to nobody', () => {
    const stateOf = (error: Error) => toLoadable({ data: undefined, error, isFetching: false });
    expect(stateOf(new ApiError('business', '该帖子已被删除'))).toEqual({ state: 'failed', message: '该帖子已被删除' });
    expect(stateOf(new ApiError('timeout', '请求超时'))).toEqual({ state: 'failed', message: '请求超时' });
    for (const kind of ['http', 'malformed', 'tooLarge'] as const)
      expect(stateOf(new ApiError(kind, '服务器内部错误'))).toEqual({ state: 'failed' });
  });
  it('shows nobody an exception’s English', () => {
    const error = new TypeError('AbortSignal.any is not a function');
    expect(toLoadable({ data: undefined, error, isFetching: false })).toEqual({
      state: 'failed',
    });
  });
});
