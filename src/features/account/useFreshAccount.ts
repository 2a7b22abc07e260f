import { useQuery } from '@tanstack/react-query';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { useCore, useSession } from '#platform/core.ts';
import { accountKeys } from './accountQueries.ts';

/** What an answer leaves out is so no longer. */
const ABSENT = { phoneMasked: undefined, nameEditableAt: undefined } satisfies Partial<Account>;

/**
 * The account of whoever is here, read anew each time the page is shown and on return to the tab: another device may have
 * changed it.
 * @param staleTime for so long one reading is enough, ms
 */
export function useFreshAccount(staleTime = 0): Account {
  const { api, session } = useCore();
  const account = useSession((state) => state.account);
  const { uid } = account;

  useQuery({
    queryKey: accountKeys(uid).account(),
    async queryFn({ signal }) {
      const asked = session.getState().account;
      // Whether it was made by this login is known here alone.
      const { token: _token, newAccount: _newAccount, ...read } = await api.account.ownAccount(uid, { signal });
      const facts = { ...ABSENT, ...read };
      const isNews = (Object.keys(facts) as (keyof typeof facts)[]).some((name) => facts[name] !== asked[name]);
      // What was changed here meanwhile is newer than what was asked before.
      if (isNews && session.getState().account === asked) session.updateAccount(facts);
      return Date.now();
    },
    enabled: isLoggedIn({ uid }),
    staleTime,
    refetchOnWindowFocus: 'always',
  });

  return account;
}
