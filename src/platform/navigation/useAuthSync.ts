import { useEffect, useEffectEvent } from 'react';
import { useCore } from '../core.ts';
import { storageKey } from '../device/storage.ts';
import { guard } from './guard.ts';
import { useRouter } from './RouterProvider.tsx';

/** Asks the shown page's guard again when another tab or the server changed the account; a login here navigates itself. */
export function useAuthSync(): void {
  const { session, storage, device } = useCore();
  const { getState, revalidate } = useRouter();

  const askGuard = useEffectEvent(() => {
    const { route, location } = getState();
    if (route && guard(route, location, session.getState().account, device.origin)) void revalidate();
  });
  useEffect(() => storage.onExternalChange(storageKey.account, () => askGuard()), [storage]);
  useEffect(
    () =>
      session.subscribe(({ account }, former) => {
        if (account !== former.account && account.token === former.account.token) askGuard();
      }),
    [session],
  );
}
