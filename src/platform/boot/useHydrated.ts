import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what the server drew has been taken over: what only a browser can draw waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
