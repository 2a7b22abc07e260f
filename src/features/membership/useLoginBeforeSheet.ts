import { useEffect, useEffectEvent } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { LOGIN_REQUIRED, loginPath } from '#platform/navigation/loginPath.ts';
import { hrefOf, useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useCore, useSession } from '#platform/core.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/**
 * Whether the address asks for the membership sheet and somebody is logged in. A visitor is redirected to login, which
 * replaces this entry, so that Back does not lead here and to login again for ever.
 */
export function useLoginBeforeSheet(): boolean {
  const { toasts } = useCore();
  const { replace } = useNavigation();
  const place = useRouteLocation();
  const asked = place.searchParams.get('pop') === '1';
  const loggedIn = useSession((state) => isLoggedIn(state.account));

  const logIn = useEffectEvent(() => {
    toasts.show({ type: 'info', text: LOGIN_REQUIRED });
    replace(loginPath(hrefOf(place)));
  });
  useEffect(() => {
    if (asked && !loggedIn) logIn();
  }, [asked, loggedIn]);

  return asked && loggedIn;
}
