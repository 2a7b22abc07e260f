import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '../portal.ts';
import { isGuarded, type RouteMeta } from '../routeEntry.ts';
import { useRouter } from '../router/useRouter.ts';
import { storageKey } from '../storage.ts';

/** When another tab logs in or out, the page's guard is asked again: it leads to login, or on from it. */
export function useFollowedSession(route: RouteMeta): void {
  const { storage } = usePortal();
  const { reenter } = useRouter();

  const askAgain = useEffectEvent(() => {
    if (isGuarded(route)) void reenter();
  });
  useEffect(() => storage.onForeignChange(storageKey.account, () => askAgain()), [storage]);
}
