import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { createQueryClient } from './queryClient.ts';

afterEach(() => vi.unstubAllGlobals());

const ask = async (error: Error) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const client = createQueryClient();
  const options = { queryKey: ['question'], queryFn: () => Promise.reject(error), retry: false };
  await client.query(options).catch(() => undefined);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error) })
    .execute(undefined)
    .catch(() => undefined);
  client.clear();
  return reported.mock.calls.flat();
};

it('reports an exception of the code, which no page shows', async () => {
  const exception = new TypeError('AbortSignal.any is not a function');
  expect(await ask(exception)).toEqual([exception, exception]);
});

it('reports no failed call: the page tells of it', async () => {
  expect(await ask(new ApiError('network', '网络异常'))).toEqual([]);
});
