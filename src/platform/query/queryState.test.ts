import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { toLoadable, toPaged } from './queryState.ts';

describe('toLoadable', () => {
  it('keeps what was read on screen when reading it again fails', () => {
    expect(toLoadable({ data: 1, error: new Error('x'), isFetching: false })).toEqual({ state: 'ready', value: 1 });
  });
  it('waits while a failed first read is tried again', () => {
    expect(toLoadable({ data: undefined, error: new Error('x'), isFetching: true })).toEqual({ state: 'loading' });
    expect(toLoadable({ data: undefined, error: new ApiError('network', '坏了'), isFetching: false })).toEqual({
      state: 'failed',
      message: '坏了',
    });
  });
  it('says what the server or the reader’s network says, and leaves 服务器内部错误 to nobody', () => {
    const face = (error: Error) => toLoadable({ data: undefined, error, isFetching: false });
    expect(face(new ApiError('business', '该帖子已被删除'))).toEqual({ state: 'failed', message: '该帖子已被删除' });
    expect(face(new ApiError('timeout', '请求超时'))).toEqual({ state: 'failed', message: '请求超时' });
    for (const kind of ['http', 'malformed', 'tooLarge'] as const)
      expect(face(new ApiError(kind, '服务器内部错误'))).toEqual({ state: 'failed' });
  });
  it('shows nobody an exception’s English', () => {
    const error = new TypeError('AbortSignal.any is not a function');
    expect(toLoadable({ data: undefined, error, isFetching: false })).toEqual({
      state: 'failed',
    });
  });
});

describe('toPaged', () => {
  const page = (...ids: string[]) => ({
    records: ids.map((id) => ({ id })),
    total: 9,
    currentPage: 1,
    pageSize: 2,
    hasMore: true,
  });
  const query = {
    data: { pages: [page('a', 'b'), page('b', 'c')], pageParams: [1, 2] },
    error: null,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    hasNextPage: true,
  };
  it('shows nobody an exception’s English', () => {
    expect(toPaged({ ...query, data: undefined, error: new TypeError('x is not a function') })).toEqual({
      state: 'failed',
    });
  });
  it('shows an item that two pages share once', () => {
    expect(toPaged(query)).toEqual({ state: 'ready', items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], tail: 'more' });
  });
  it('knows the four tails', () => {
    expect(toPaged({ ...query, isFetchingNextPage: true })).toMatchObject({ tail: 'loading' });
    expect(toPaged({ ...query, isFetchNextPageError: true })).toMatchObject({ tail: 'failed' });
    expect(toPaged({ ...query, hasNextPage: false })).toMatchObject({ tail: 'end' });
  });
});
