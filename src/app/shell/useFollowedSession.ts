import { useEffect, useEffectEvent } from 'react';
import { isGuarded, type RouteMeta } from '#platform/navigation/routeEntry.ts';
import { useRouter } from '#platform/navigation/useRouter.ts';
import { storageKey } from '#platform/device/storage.ts';
import { useCore } from '#platform/core.ts';

/** When another tab logs in or out, the page's guard is asked again: it leads to login, or on from it. */
export function useFollowedSession(route: RouteMeta): void {
  const { storage } = useCore();
  const { reenter } = useRouter();

  const askAgain = useEffectEvent(() => {
    if (isGuarded(route)) void reenter();
  });
  useEffect(() => storage.onForeignChange(storageKey.account, () => askAgain()), [storage]);
}
