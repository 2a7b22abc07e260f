import { queryOptions } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const accountKeys = createKeys('status', 'account', 'contact', 'invitation', 'inviteCheck');

export function accountQueries({ api, uid }: QueryContext) {
  const keys = accountKeys(uid);
  const enabled = isLoggedIn({ uid });
  return {
    status: queryOptions({
      queryKey: keys.status(),
      queryFn: ({ signal }) => api.account.status(uid, { signal }),
      enabled,
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
    /** The status after an order was paid, never one cached before. */
    statusAfter: (orderId: string) =>
      queryOptions({
        queryKey: keys.status('after', orderId),
        queryFn: ({ signal }) => api.account.status(uid, { signal }),
      }),
    contact: queryOptions({
      queryKey: keys.contact(),
      queryFn: ({ signal }) => api.account.contact({ signal }),
      staleTime: 600_000,
    }),
    invitation: queryOptions({
      queryKey: keys.invitation(),
      queryFn: ({ signal }) => api.invite.mine({ signal }),
      enabled,
      staleTime: 600_000,
    }),
    inviteCheck: (code: string) =>
      queryOptions({
        queryKey: keys.inviteCheck(code),
        queryFn: ({ signal }) => api.invite.check(code, { signal }),
        enabled: code !== '',
        staleTime: 60_000,
      }),
  };
}
