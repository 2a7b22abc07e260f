import { useQuery } from '@tanstack/react-query';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { useCore, useSession } from '#platform/core.ts';
import { accountKeys } from './accountQueries.ts';

/** What a response leaves out is unset. */
const ABSENT = { phoneMasked: undefined, nameEditableAt: undefined } satisfies Partial<Account>;

/**
 * The account of who is logged in, refetched each time the page is shown and on return to the tab: another device may have
 * changed it.
 * @param staleTime of the query, ms
 */
export function useFreshAccount(staleTime = 0): Account {
  const { api, session } = useCore();
  const account = useSession((state) => state.account);
  const { uid } = account;

  useQuery({
    queryKey: accountKeys(uid).account(),
    async queryFn({ signal }) {
      const before = session.getState().account;
      // The server does not know whether this login made the account.
      const { token: _token, newAccount: _newAccount, ...read } = await api.account.ownAccount(uid, { signal });
      const facts = { ...ABSENT, ...read };
      const isNews = (Object.keys(facts) as (keyof typeof facts)[]).some((name) => facts[name] !== before[name]);
      // A write made meanwhile is newer than this response.
      if (isNews && session.getState().account === before) session.updateAccount(facts);
      return Date.now();
    },
    enabled: isLoggedIn({ uid }),
    staleTime,
    refetchOnWindowFocus: 'always',
  });

  return account;
}
