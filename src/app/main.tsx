import '#platform/boot/reactEntry.ts';
import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { followLayers, hasOpenLayer } from '#components/Dialog/openLayers.ts';
import { focusTapped } from '#components/gestures/focusTapped.ts';
import { swallowStrayTaps } from '#components/gestures/swallowStrayTaps.ts';
import { reportStartFailure } from '#platform/boot/loadModules.ts';
import { createBrowserDevice } from '#platform/device/device.ts';
import { mendAddress } from '#platform/boot/mendAddress.ts';
import { pushSentinelEntry } from '#platform/navigation/historyStack.ts';
import { createStorage } from '#platform/device/storage.ts';
import { handleChunkErrors } from '#platform/navigation/chunkErrors.ts';
import { buildWatch } from '#platform/offline/buildWatch.ts';
import { createLoginRedirect } from '#platform/navigation/createLoginRedirect.ts';
import { registerWorker } from '#platform/offline/registerWorker.ts';
import { App } from './App.tsx';
import { createPortal } from './createPortal.ts';
import { createPortalRouter } from './routes/createPortalRouter.ts';
import { createHydration } from './boot/hydration.ts';
import { preloadTabs } from './routes/preloadTabs.ts';
import { initSession } from './initSession.ts';

handleChunkErrors();
mendAddress();
swallowStrayTaps(document);
focusTapped(document);

const analyticsUrl: string | undefined = import.meta.env['VITE_ANALYTICS_URL'];

const root = document.getElementById('root');
const hydration = createHydration(root);

/** Without an error boundary above it nothing is left on the page. */
const ROOT_OPTIONS: RootOptions = { onUncaughtError: onFailure };

let hasRendered = false;

/** Nothing is rendered any more: held responses are handed out. */
function onFailure(error: unknown): void {
  hydration.release();
  reportStartFailure(error);
}

/** A portal that does not work is neither precached by the service worker nor prefetched. */
function onPageRendered(): void {
  if (hasRendered) return;
  hasRendered = true;
  // The worker comes last, and caches all that has loaded by then.
  void preloadTabs(portal).then(registerWorker);
}

const portal = createPortal({
  fetch: hydration.holding(buildWatch.watched(hydration.consuming((...request) => fetch(...request)))),
  onPageShown: hydration.release,
  onPageRendered,
  device: createBrowserDevice(),
  storage: createStorage(() => localStorage),
  tabStorage: createStorage(() => sessionStorage),
  openDatabases: () => indexedDB,
  address: location.href,
  // eslint-disable-next-line no-console -- the one place where notes for a developer leave the portal
  log: { warn: (message) => console.warn(message) },
  sendEvent: (event) => void (analyticsUrl && navigator.sendBeacon(analyticsUrl, JSON.stringify(event))),
  redirectToLogin: createLoginRedirect(() => router),
});

const router = createPortalRouter(portal, createBrowserHistory(), hydration.isPrerendered);
followLayers(() => hasOpenLayer() && pushSentinelEntry());
// In a task of its own, behind the page's.
setTimeout(() => void initSession(portal));
if (root) show(root).catch(onFailure);

async function show(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App portal={portal} router={router} />
    </StrictMode>
  );
  const mode = await hydration.prepare(portal);
  // There is no page to render before its chunk has loaded, or has failed once more.
  if (mode === 'retry') await router.revalidate();
  // A transition yields to taps and keys.
  startTransition(() => {
    if (mode === 'hydrate') hydrateRoot(root, app, ROOT_OPTIONS);
    else createRoot(root, ROOT_OPTIONS).render(app);
  });
}
