import { guestAccount } from '#domain/account.ts';
import type { Router, RouterState } from './createRouter.ts';
import { guard, loginPath } from './guard.ts';
import { LOGIN_RETURN_STATE } from './historyStack.ts';

/** Leads to login and then back to `from`; a page with a guard is replaced, for Back would lead to login again. */
export function createLoginRedirect(router: () => Router): (from?: string) => void {
  return (from) => {
    const shown = router().getState();
    const pending = router().pending();
    if ((pending ?? shown).route?.guestOnly) return;
    const { pathname, search } = (pending ?? shown).location;
    const path = loginPath(from ?? pathname + search);
    if (leadsToLogin(shown)) return void router().navigate(path, { replace: true });
    // A pending navigation is gone on with after login, not by a step back to the page before login.
    void router().navigate(path, pending ? {} : { state: LOGIN_RETURN_STATE });
  };
}

const leadsToLogin = ({ route, location }: RouterState): boolean =>
  route !== undefined && (route.guestOnly === true || guard(route, location, guestAccount, '') !== undefined);
