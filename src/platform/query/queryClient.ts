import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/ApiError.ts';

const MAX_RETRIES = 2;

/** Only a broken connection is worth asking again; an answer, even a bad one, is an answer. */
const retry = (count: number, error: Error) =>
  error instanceof ApiError && error.kind === 'network' && count < MAX_RETRIES;

/** A person is told of either in Chinese; an exception of the code itself is also told where developers look. */
const onError = (error: Error): void => {
  if (!(error instanceof ApiError)) globalThis.reportError(error);
};

/** Reads are cancelled on leaving, asked again on return and on reconnect; writes are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
