import { useEffect, useEffectEvent } from 'react';
import { useCore } from '../core.ts';
import { storageKey } from '../device/storage.ts';
import { guard } from './guard.ts';
import { useRouter } from './RouterProvider.tsx';

/**
 * Asks the guard of the page shown again when the account has changed: another tab has logged in or out, or the server
 * knows more of it. A login or logout of this tab navigates by itself.
 */
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
