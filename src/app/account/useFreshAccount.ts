import { useEffect } from 'react';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { usePortal, useSession } from '../portal.ts';

/** What an answer leaves out is so no longer. */
const ABSENT = { phoneMasked: undefined, nameEditableAt: undefined } satisfies Partial<Account>;

/** The account of whoever is here, read anew each time the page is shown: another device may have changed it. */
export function useFreshAccount(): Account {
  const { api, session } = usePortal();
  const account = useSession((state) => state.account);
  const { uid } = account;

  useEffect(() => {
    if (!isLoggedIn({ uid })) return;
    const reading = new AbortController();
    api.account.ownAccount(uid, { signal: reading.signal }).then(
      // Whether it was made by this login is known here alone.
      ({ token: _token, newAccount: _newAccount, ...facts }) => session.updateAccount({ ...ABSENT, ...facts }),
      // What the device knows stands; a call that changes something will tell.
      () => undefined,
    );
    return () => reading.abort();
  }, [api, session, uid]);

  return account;
}
