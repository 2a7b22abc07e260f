import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Api } from '#api/createApi.ts';
import type { ToastStore } from '#components/Toast/toastStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Device } from './device/device.ts';
import type { IdempotencyKeys } from './device/idempotencyKeys.ts';
import type { SessionState, SessionStore } from './device/session.ts';
import type { DeviceStorage } from './device/storage.ts';
import type { Prefetch } from './navigation/createPrefetch.ts';
import type { CacheOverlay } from './query/cacheOverlay.ts';
import type { QueryContext } from './query/queryFactory.ts';

/** What every feature stands on; `createCore` makes it, a story's with another `fetch`. */
export type Core = {
  api: Api;
  session: SessionStore;
  storage: DeviceStorage;
  tabStorage: DeviceStorage;
  device: Device;
  queryClient: QueryClient;
  prefetch: Prefetch;
  toasts: ToastStore;
  idempotencyKeys: IdempotencyKeys;
  patches: CacheOverlay;
  /** The browser's databases; may throw where storage is blocked. */
  openDatabases(): IDBFactory | undefined;
  log: { warn(message: string): void };
  sendEvent(event: object): void;
  /** To login and, once logged in, back to `from`: the page shown now by default. */
  redirectToLogin(from?: string): void;
  /** The same, with the reason: what somebody wants to do needs a login. */
  promptLogin(from?: string): void;
  onPageShown(): void;
  /** Called when a page is mounted that did not fail. */
  onPageRendered(): void;
};

const CoreContext = createContext<Core | undefined>(undefined);

export const CoreProvider = CoreContext.Provider;

export function useCore(): Core {
  const core = use(CoreContext);
  if (!core) throw new Error('useCore needs a CoreProvider above it: render the component inside <App>.');
  return core;
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useCore().session, select);
}

export const useLoggedIn = (): boolean => useSession(({ account }) => isLoggedIn(account));

/** A feature's store or service: one for each core, made when it is first asked for. */
export type Service<T> = (core: Core) => T;

export function createService<T>(create: (core: Core) => T): Service<T> {
  const made = new WeakMap<Core, { service: T }>();
  return (core) => {
    const known = made.get(core) ?? { service: create(core) };
    made.set(core, known);
    return known.service;
  };
}

export const useService = <T>(service: Service<T>): T => service(useCore());

export function useQueryFactory<T>(queries: (context: QueryContext) => T): T {
  const { api } = useCore();
  const uid = useSession((state) => state.account.uid);
  return queries({ api, uid });
}
