import { useQuery } from '@tanstack/react-query';
import { mapLoadable, type Loadable, valueOf } from '#domain/loadable.ts';
import { type UserStatus, isMember } from '#domain/userStatus.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { accountQueries } from './accountQueries.ts';

/** The user's status and the balance in it, both `loading` for a visitor, who has none; and how it is fetched again. */
export function useStatusQuery() {
  const query = useQuery(useQueryFactory(accountQueries).status);
  const status = useLoadable(query);
  return { status, balance: mapLoadable(status, ({ coinNum }) => coinNum), refetch: () => void query.refetch() };
}

export const useStatus = (): Loadable<UserStatus> => useStatusQuery().status;

/** Whether the current user is a member, as far as is known. */
export const useMember = (): boolean => isMember(valueOf(useStatus()));

/** The status as far as it is known, and whether more of it is to come. */
export function useKnownStatus(): { status: UserStatus | undefined; statusPending: boolean } {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  return { status: valueOf(status), statusPending: loggedIn && status.state === 'loading' };
}
