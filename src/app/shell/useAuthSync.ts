import { useEffect, useEffectEvent } from 'react';
import { requiresAuthCheck, type RouteMeta } from '#platform/navigation/routeObject.ts';
import { useRouter } from '#platform/navigation/useRouter.ts';
import { storageKey } from '#platform/device/storage.ts';
import { useCore } from '#platform/core.ts';

/** When another tab logs in or out, the page's guard is asked again: it leads to login, or on from it. */
export function useAuthSync(route: RouteMeta): void {
  const { storage } = useCore();
  const { revalidate } = useRouter();

  const askAgain = useEffectEvent(() => {
    if (requiresAuthCheck(route)) void revalidate();
  });
  useEffect(() => storage.onForeignChange(storageKey.account, () => askAgain()), [storage]);
}
