import { createStore } from 'zustand/vanilla';
import { createApi } from '#api/createApi.ts';
import { createClient } from '#api/client.ts';
import { createToastStore } from '#components/Toast/toastStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import { createCachePatches } from '#platform/query/cachePatches.ts';
import { createReadingStore } from '#features/comics/readingStore.ts';
import { sendVisitorReading } from '#features/comics/sendVisitorReading.ts';
import { createSubscribing } from '#features/comics/subscribing.ts';
import type { Device } from '#platform/device/device.ts';
import { createDownloadFlow } from '#features/download/downloadFlow.ts';
import { createDrafts } from '#features/drafts/drafts.ts';
import { createPrefetch } from '#platform/navigation/createPrefetch.ts';
import { createIntents } from '#platform/device/intents.ts';
import { LOGIN_FIRST } from '#platform/navigation/loginPath.ts';
import { loadAhead } from '#platform/navigation/missingCode.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { createSession } from '#platform/device/session.ts';
import { carryFeeds } from '#features/square/carryFeeds.ts';
import type { Outboxes } from '#features/square/commentOutbox.ts';
import { createMarks } from '#features/square/marks.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { createAnalytics, type PurchaseEvent } from './analytics.ts';
import type { Portal } from './portal.ts';
import { createQueries } from './queries.ts';

/** What a portal stands on: the browser's own, or a story's. */
export type World = {
  fetch: typeof globalThis.fetch;
  device: Device;
  storage: DeviceStorage;
  tabStorage: DeviceStorage;
  /** The browser's databases, for what is too large for `storage`; without them it lives in memory. */
  openDatabases?: () => IDBFactory | undefined;
  /** The page's address at the start of the visit. */
  address: string;
  log: { warn(message: string): void };
  sendEvent?: ((event: PurchaseEvent) => void) | undefined;
  /** Takes somebody whose session ended, or who must log in, to login. */
  goToLogin(from?: string): void;
  /** Called when a page is mounted, also one that failed. */
  onPageShown?: () => void;
  /** Called when a page is mounted that did not fail. */
  onPageRendered?: () => void;
};

/** The questions whose answers change with diamonds, what they buy and what brings them. */
const WALLET = [
  'status',
  'messages',
  'home',
  'found',
  'game',
  'games',
  'checkIn',
  'tasks',
  'welfare',
  'ledger',
  'orders',
  'vipOffer',
] as const;

/** Puts the portal together. Nothing is asked of the server here: see `startUp`. */
export function createPortal(world: World): Portal {
  const { device, storage, tabStorage, log } = world;
  const session = createSession(storage, world.address);
  const toasts = createToastStore();
  const queryClient = createQueryClient();

  const client = createClient({
    fetch: world.fetch,
    origin: device.origin,
    log,
    session: {
      uid: () => session.getState().account.uid,
      token: () => session.getState().account.token,
      channelId: () => session.getState().channelCode,
      epoch: () => session.getState().epoch,
      expire() {
        // A visitor has no session that could end.
        if (!isLoggedIn(session.getState().account)) return;
        session.logout();
        toasts.show({ type: 'warning', text: '登录已过期，请重新登录' });
        world.goToLogin();
      },
    },
  });
  const askLogin = (from?: string) => {
    toasts.show({ type: 'info', text: LOGIN_FIRST });
    world.goToLogin(from);
  };
  const api = createApi(client);
  const queries = () => createQueries(api, session.getState().account.uid);

  const rereadWallet = () => {
    for (const part of WALLET) void queryClient.invalidateQueries({ queryKey: [session.getState().account.uid, part] });
  };
  storage.onForeignChange(storageKey.walletChangedAt, rereadWallet);
  const walletChanged = () => {
    rereadWallet();
    storage.write(storageKey.walletChangedAt, device.now());
  };

  const intents = createIntents({ storage, session, device });
  const patches = createCachePatches(queryClient);
  const download = createDownloadFlow({
    api,
    session,
    intents,
    tabStorage,
    device,
    log,
    toast: (type, text) => toasts.show({ type, text }),
    refreshStatus: () => queryClient.fetchQuery({ ...queries().status, staleTime: 0 }).catch(() => undefined),
    onCharged: walletChanged,
    onPriceChanged(gameId, price) {
      // Rare, so its code is not part of the first load.
      void loadAhead(() =>
        import('#features/download/gamePrice.ts').then(({ withGamePrice }) =>
          patches.make(withGamePrice(gameId, price)),
        ),
      );
      walletChanged();
    },
    goToLogin: askLogin,
  });

  const marks = createMarks({
    api,
    session,
    queryClient,
    patches,
    toastError: (text) => toasts.show({ type: 'error', text }),
    goToLogin: askLogin,
  });

  const reading = createReadingStore(storage, session, device);
  sendVisitorReading({ api, session, storage, queryClient, reading });
  const subscribing = createSubscribing({
    api,
    session,
    queryClient,
    patches,
    toastError: (text) => toasts.show({ type: 'error', text }),
    goToLogin: askLogin,
  });

  session.subscribe((state, former) => {
    const isLogin = !isLoggedIn(former.account) && isLoggedIn(state.account);
    if (isLogin) carryFeeds(queryClient, former.account.uid, state.account.uid);
  });

  const outboxes: Outboxes = new Map();

  // What was read or sent for one user, or stands open for them, is gone before the next one looks.
  session.subscribe((state, former) => {
    if (state.generation === former.generation) return;
    queryClient.clear();
    patches.clear();
    outboxes.clear();
    download.close();
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
    analytics: createAnalytics(storage, world.sendEvent),
    intents,
    download,
    drafts: createDrafts(storage, tabStorage, session, device),
    openDatabases: world.openDatabases ?? (() => undefined),
    outboxes,
    patches,
    marks,
    reading,
    subscribing,
    manualCopy: createStore(() => ({ text: '', open: false })),
    walletChanged,
    log,
    goToLogin: world.goToLogin,
    askLogin,
    onPageShown: world.onPageShown ?? (() => undefined),
    onPageRendered: world.onPageRendered ?? (() => undefined),
  };
}
