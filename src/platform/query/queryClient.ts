import { MutationCache, QueryCache, QueryClient, type MutationOptions } from '@tanstack/react-query';
import { ApiError, isHandled, messageOf } from '#api/ApiError.ts';

type WriteMeta = {
  /** What the toast says of a failure, in place of the error's own message; undefined: the caller shows it in its own way. */
  errorText?(error: Error, variables: unknown): string | undefined;
};

declare module '@tanstack/react-query' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- the library's type is extended by merging
  interface Register {
    mutationMeta: WriteMeta;
  }
}

const MAX_RETRIES = 2;

/** Only a failed connection is retried; an answer, even a bad one, is an answer. */
const retry = (count: number, error: Error) =>
  error instanceof ApiError && error.kind === 'network' && count < MAX_RETRIES;

/** An exception of the code itself is also reported where developers look. */
const report = (error: Error): void => {
  if (!(error instanceof ApiError)) globalThis.reportError(error);
};

/** Writes are never retried by themselves; `toastError` shows a failed one, once, unless its `meta` says otherwise. */
export function createQueryClient(toastError: (text: string) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({
      onError(error, variables, _, { meta }) {
        report(error);
        if (isHandled(error)) return;
        const text = meta?.errorText ? meta.errorText(error, variables) : messageOf(error);
        if (text !== undefined) toastError(text);
      },
    }),
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

/** Runs a mutation outside a component; unobserved, so that no `MutationObserver` is loaded. */
export const runMutation = <T, V>(
  client: QueryClient,
  options: MutationOptions<T, Error, V>,
  variables: V,
): Promise<T> => client.getMutationCache().build(client, options).execute(variables);
