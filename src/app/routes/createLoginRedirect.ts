import { LOGIN_RETURN_STATE } from '#platform/navigation/historyStack.ts';
import { loginPath } from '#platform/navigation/loginPath.ts';
import { requiresAuthCheck } from '#platform/navigation/routeObject.ts';
import type { Router } from '#platform/navigation/createRouter.ts';
import { matchRoute } from './routeTable.ts';

/**
 * The way to login for who must log in, with the way back to `from`: unless told the place they are at,
 * or on the way to. A page with a guard gives up its place in history, for Back would only lead to login
 * again; any other stays, and one step back from login leads to it. Who is at a login page stays there.
 */
export function createLoginRedirect(router: () => Router): (from?: string) => void {
  return (from) => {
    const { location, route: here } = router().getState();
    const onTheWay = router().pending();
    const goal = onTheWay ? matchRoute(onTheWay.pathname)?.route : here;
    if (goal?.guestOnly) return;
    const { pathname, search } = onTheWay ?? location;
    const path = loginPath(from ?? pathname + search);
    if (here && requiresAuthCheck(here)) return void router().navigate(path, { replace: true });
    // Who was on the way elsewhere comes back there, not to the page that stands before login.
    void router().navigate(path, onTheWay ? {} : { state: LOGIN_RETURN_STATE });
  };
}
