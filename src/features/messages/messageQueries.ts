import { queryOptions } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { createKeys } from '#platform/query/createKeys.ts';
import { pagedQuery } from '#platform/query/pagedQuery.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';

export const messageKeys = createKeys('messages', 'inbox', 'message');

export function messageQueries({ api, uid }: QueryContext) {
  const keys = messageKeys(uid);
  return {
    messages: queryOptions({
      queryKey: keys.messages(),
      queryFn: ({ signal }) => api.messages.list(uid, {}, { signal }),
      enabled: isLoggedIn({ uid }),
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
    inbox: pagedQuery(keys.inbox(), (page, signal) => api.messages.list(uid, page, { signal })),
  };
}
