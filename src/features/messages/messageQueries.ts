import { queryOptions } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';

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
