import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while the prerendered page is hydrated: what only a browser can render waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
