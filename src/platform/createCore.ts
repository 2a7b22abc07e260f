import { createApi } from '#api/createApi.ts';
import { createClient } from '#api/client.ts';
import { createToastStore } from '#components/Toast/toastStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Core } from './core.ts';
import type { Device } from './device/device.ts';
import { createIdempotencyKeys } from './device/idempotencyKeys.ts';
import { createSession } from './device/session.ts';
import type { DeviceStorage } from './device/storage.ts';
import { createPrefetch } from './navigation/createPrefetch.ts';
import { LOGIN_REQUIRED } from './navigation/guard.ts';
import { createCacheOverlay } from './query/cacheOverlay.ts';
import { createQueryClient } from './query/queryClient.ts';

export type CoreOptions = {
  fetch: typeof globalThis.fetch;
  device: Device;
  storage: DeviceStorage;
  tabStorage: DeviceStorage;
  openDatabases?: () => IDBFactory | undefined;
  address: string;
  log: Core['log'];
  sendEvent?: Core['sendEvent'] | undefined;
  redirectToLogin: Core['redirectToLogin'];
  onPageShown?: Core['onPageShown'];
  onPageRendered?: Core['onPageRendered'];
};

const nothing = () => undefined;

/** Puts together what every feature stands on. Nothing is asked of the server here. */
export function createCore(options: CoreOptions): Core {
  const { device, storage, tabStorage, log, redirectToLogin } = options;
  const session = createSession(storage, options.address);
  const toasts = createToastStore();
  const queryClient = createQueryClient((text) => void toasts.show({ type: 'error', text }));
  const patches = createCacheOverlay(queryClient);

  const client = createClient({
    fetch: options.fetch,
    origin: device.origin,
    log,
    session: {
      uid: () => session.getState().account.uid,
      token: () => session.getState().account.token,
      channelId: () => session.getState().channelCode,
      authVersion: () => session.getState().authVersion,
      expire() {
        // A visitor has no session that could end.
        if (!isLoggedIn(session.getState().account)) return;
        session.logout();
        toasts.show({ type: 'warning', text: '登录已过期，请重新登录' });
        redirectToLogin();
      },
    },
  });
  const api = createApi(client);

  // What was read for one user is gone before the next one looks.
  session.subscribe((state, former) => {
    if (state.cacheScope === former.cacheScope) return;
    queryClient.clear();
    patches.clear();
  });

  return {
    api,
    session,
    storage,
    tabStorage,
    device,
    queryClient,
    prefetch: createPrefetch({ api, session, queryClient }),
    toasts,
    idempotencyKeys: createIdempotencyKeys({ storage, session, device }),
    patches,
    openDatabases: options.openDatabases ?? nothing,
    log,
    sendEvent: options.sendEvent ?? nothing,
    redirectToLogin,
    promptLogin(from) {
      toasts.show({ type: 'info', text: LOGIN_REQUIRED });
      redirectToLogin(from);
    },
    onPageShown: options.onPageShown ?? nothing,
    onPageRendered: options.onPageRendered ?? nothing,
  };
}
