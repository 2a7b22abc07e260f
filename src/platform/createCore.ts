import { createApi } from '#api/createApi.ts';
import { createClient } from '#api/client.ts';
import { createToastStore } from '#components/Toast/toastStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Core } from './core.ts';
import { createIdempotencyKeys } from './device/idempotencyKeys.ts';
import { createSession } from './device/session.ts';
import { createPrefetch } from './navigation/createPrefetch.ts';
import { LOGIN_REQUIRED } from './navigation/guard.ts';
import { createCacheOverlay } from './query/cacheOverlay.ts';
import { createQueryClient } from './query/queryClient.ts';

/** The browser's own, or a story's; `address` is the page's at the start of the visit. */
export type CoreOptions = { fetch: typeof globalThis.fetch; address: string } & Pick<
  Core,
  'device' | 'storage' | 'tabStorage' | 'log' | 'redirectToLogin'
> &
  Partial<typeof DEFAULTS>;

const nothing = () => undefined;

const DEFAULTS: Pick<Core, 'openDatabases' | 'sendEvent' | 'onPageShown' | 'onPageRendered'> = {
  openDatabases: nothing,
  sendEvent: nothing,
  onPageShown: nothing,
  onPageRendered: nothing,
};

/** Puts together what every feature stands on. Nothing is asked of the server here. */
export function createCore({ fetch, address, ...options }: CoreOptions): Core {
  const { device, storage, log, redirectToLogin } = options;
  const session = createSession(storage, address);
  const toasts = createToastStore();
  const queryClient = createQueryClient((text) => void toasts.show({ type: 'error', text }));
  const patches = createCacheOverlay(queryClient);

  const client = createClient({
    fetch,
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
    ...DEFAULTS,
    ...options,
    api,
    session,
    queryClient,
    prefetch: createPrefetch({ api, session, queryClient }),
    toasts,
    idempotencyKeys: createIdempotencyKeys({ storage, session, device }),
    patches,
    promptLogin(from) {
      toasts.show({ type: 'info', text: LOGIN_REQUIRED });
      redirectToLogin(from);
    },
  };
}
