import { afterEach, expect, it, vi } from 'vitest';
import type { MutationMeta } from '@tanstack/react-query';
import { ApiError } from '#api/ApiError.ts';
import { createQueryClient } from './queryClient.ts';

afterEach(() => vi.unstubAllGlobals());

const ask = async (error: Error, meta?: MutationMeta) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const toasts: string[] = [];
  const client = createQueryClient((text) => toasts.push(text));
  const options = { queryKey: ['question'], queryFn: () => Promise.reject(error), retry: false };
  await client.query(options).catch(() => undefined);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error), meta })
    .execute(undefined)
    .catch(() => undefined);
  client.clear();
  return { reported: reported.mock.calls.flat(), toasts };
};

it('reports an exception of the code, which no page shows', async () => {
  const exception = new TypeError('AbortSignal.any is not a function');
  expect((await ask(exception)).reported).toEqual([exception, exception]);
});

it('reports no failed call: the person is told of it', async () => {
  expect((await ask(new ApiError('network', '网络异常'))).reported).toEqual([]);
});

const refused = new ApiError('business', '操作太频繁', { code: 1002 });

it.each<[string, Error, MutationMeta | undefined, string[]]>([
  ['in its own words', refused, undefined, ['操作太频繁']],
  ['in Chinese, where it is an exception', new TypeError('x is undefined'), undefined, ['出错了，请稍后重试']],
  [
    'in the words of its meta',
    refused,
    { errorText: (error) => `没有成功：${error.message}` },
    ['没有成功：操作太频繁'],
  ],
  ['by no toast where the caller shows it', refused, { errorText: () => undefined }, []],
  ['by nobody where it was cancelled', new ApiError('cancelled', '请求已取消'), { errorText: () => '失败' }, []],
  ['by nobody where the session expired', new ApiError('business', '登录已过期', { code: 2 }), undefined, []],
])('tells of a failed write once, and of no failed read: %s', async (_, error, meta, toasts) => {
  expect((await ask(error, meta)).toasts).toEqual(toasts);
});
