import type { Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { useQueries } from '#platform/core.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { accountQueries } from './accountQueries.ts';

/** The user's balance and membership; `loading` for a visitor, who has none. */
export function useStatus(): Loadable<UserStatus> {
  return toLoadable(useQuery(useQueries(accountQueries).status));
}
