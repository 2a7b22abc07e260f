import { createContext, use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useStore, type StoreApi } from 'zustand';
import type { Api } from '#api/createApi.ts';
import type { ToastStore } from '#components/Toast/toastStore.ts';
import type { CachePatches } from '#platform/query/cachePatches.ts';
import type { ReadingStore } from '#features/comics/readingStore.ts';
import type { Subscribing } from '#features/comics/subscribing.ts';
import type { Prefetch } from '#platform/navigation/createPrefetch.ts';
import type { Device } from '#platform/device/device.ts';
import type { DownloadFlow } from '#features/download/downloadFlow.ts';
import type { DraftStore } from '#features/drafts/drafts.ts';
import type { Intents } from '#platform/device/intents.ts';
import type { SessionState, SessionStore } from '#platform/device/session.ts';
import type { Outboxes } from '#features/square/commentOutbox.ts';
import type { Marks } from '#features/square/marks.ts';
import type { ManualCopy } from '#features/copy/showCopySheet.ts';
import type { DeviceStorage } from '#platform/device/storage.ts';
import type { Analytics } from './analytics.ts';

/** Everything the app stands on; a flow in a story hands in the same with another `fetch`. */
export type Portal = {
  api: Api;
  session: SessionStore;
  storage: DeviceStorage;
  /** Storage of this tab alone, gone with it. */
  tabStorage: DeviceStorage;
  device: Device;
  queryClient: QueryClient;
  prefetch: Prefetch;
  toasts: ToastStore;
  analytics: Analytics;
  /** Request ids of what must not be done twice. */
  intents: Intents;
  download: DownloadFlow;
  drafts: DraftStore;
  /** The browser's databases; may throw where storage is blocked. */
  openDatabases(): IDBFactory | undefined;
  /** Comments on their way. */
  outboxes: Outboxes;
  /** Changes to what is cached that no answer asked for earlier undoes. */
  patches: CachePatches;
  /** Likes and follows. */
  marks: Marks;
  /** Where somebody stopped in which book, as this device knows it. */
  reading: ReadingStore;
  subscribing: Subscribing;
  /** The text the clipboard did not take, shown to be copied by hand. */
  manualCopy: StoreApi<ManualCopy>;
  /** Diamonds were spent or bought: what depends on them is read anew, here and in the other tabs (reliability M6). */
  walletChanged(): void;
  log: { warn(message: string): void };
  /** To login and, once logged in, back to `from`: the place shown now unless told. */
  goToLogin(from?: string): void;
  /** The same, told why: what somebody wants to do needs a login (product.md §2.0). */
  askLogin(from?: string): void;
  /** Called when a page is mounted, also one that failed. */
  onPageShown(): void;
  /** Called when a page is mounted that did not fail. */
  onPageRendered(): void;
};

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it: render the component inside <App>.');
  return portal;
}

/** A part of the session; the component renders again only when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(usePortal().session, select);
}
