import { useQuery } from '@tanstack/react-query';
import type { Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { useQueries } from '#platform/core.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { accountQueries } from './accountQueries.ts';

/** The user's balance and membership; `loading` for a visitor, who has none. */
export function useStatus(): Loadable<UserStatus> {
  return useLoadable(useQuery(useQueries(accountQueries).status));
}
