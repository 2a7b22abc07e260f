import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal.ts';
import { isGuarded, type RouteMeta } from '../routeEntry.ts';
import { storageKey } from '../storage.ts';

/** When another tab logs in or out, the page's guard is asked again: it leads to login, or on from it. */
export function useFollowedSession(route: RouteMeta): void {
  const { storage } = usePortal();
  const navigate = useNavigate();
  const location = useLocation();

  const askAgain = useEffectEvent(() => {
    if (isGuarded(route)) void navigate(location, { replace: true, state: location.state });
  });
  useEffect(() => storage.onForeignChange(storageKey.account, () => askAgain()), [storage]);
}
