import type { UserStatus } from '#domain/userStatus.ts';
import type { Loadable } from '#domain/loadable.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { usePortal, useSession } from './portal.ts';
import { createQueries, type Queries } from './queries.ts';

/** The questions of whoever is here now. */
export function useQueries(): Queries {
  const { api } = usePortal();
  const uid = useSession((state) => state.account.uid);
  return createQueries(api, uid);
}

/** The user's balance and membership; `loading` for a visitor, who has none. */
export function useStatus(): Loadable<UserStatus> {
  return toLoadable(useQuery(useQueries().status));
}
