import { valueOf, type Loadable } from '#domain/loadable.ts';
import { isMember, type UserStatus } from '#domain/userStatus.ts';
import { useLoggedIn, useQueries } from '#platform/core.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { accountQueries } from './accountQueries.ts';

/** The user's balance and membership; `loading` for a visitor, who has none. */
export function useStatus(): Loadable<UserStatus> {
  return toLoadable(useQuery(useQueries(accountQueries).status));
}

/** Whether whoever is here is a member, as far as is known. */
export const useMember = (): boolean => isMember(valueOf(useStatus()));

/** The status as far as it is known, and whether more of it is to come. */
export function useKnownStatus(): { status: UserStatus | undefined; statusPending: boolean } {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  return { status: valueOf(status), statusPending: loggedIn && status.state === 'loading' };
}
