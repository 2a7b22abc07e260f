import '#platform/boot/reactFirst.ts';
import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { followLayers, hasOpenLayer } from '#components/Dialog/openLayers.ts';
import { focusTapped } from '#components/gestures/focusTapped.ts';
import { swallowStrayTaps } from '#components/gestures/swallowStrayTaps.ts';
import { reportStartFailure } from '#platform/boot/reportStartFailure.ts';
import { createBrowserDevice } from '#platform/device/device.ts';
import { mendAddress } from '#platform/boot/mendAddress.ts';
import { pushSentinelEntry } from '#platform/navigation/historyStack.ts';
import { createStorage } from '#platform/device/storage.ts';
import { handleChunkErrors } from '#platform/navigation/chunkErrors.ts';
import { buildWatch } from '#platform/offline/buildWatch.ts';
import { startWorker } from '#platform/offline/startWorker.ts';
import { App } from './App.tsx';
import { createPortal } from './createPortal.ts';
import { createPortalRouter } from './routes/createPortalRouter.ts';
import { createFirstPage } from './boot/firstPage.ts';
import { createLoginRedirect } from './routes/createLoginRedirect.ts';
import { preloadTabs } from './routes/preloadTabs.ts';
import { startUp } from './startUp.ts';

handleChunkErrors();
mendAddress();
swallowStrayTaps(document);
focusTapped(document);

const analyticsUrl: string | undefined = import.meta.env['VITE_ANALYTICS_URL'];

/** Without an error boundary above it nothing is left on the page. */
const ROOT_OPTIONS: RootOptions = { onUncaughtError: onFailure };

const root = document.getElementById('root');
const firstPage = createFirstPage(root);

let hasRendered = false;

/** Nothing is drawn any more: what was held back for the first page is let go. */
function onFailure(error: unknown): void {
  firstPage.onShown();
  reportStartFailure(error);
}

/** A portal that does not work is neither precached by the service worker nor prefetched. */
function onPageRendered(): void {
  if (hasRendered) return;
  hasRendered = true;
  // A new worker takes over once the one before has nothing to do; all that has come by then is kept at once.
  void preloadTabs(portal).then(startWorker);
}

const portal = createPortal({
  fetch: firstPage.answering(buildWatch.watched(firstPage.asking((...request) => fetch(...request)))),
  onPageShown: firstPage.onShown,
  onPageRendered,
  device: createBrowserDevice(),
  storage: createStorage(() => localStorage),
  tabStorage: createStorage(() => sessionStorage),
  openDatabases: () => indexedDB,
  address: location.href,
  // eslint-disable-next-line no-console -- the one place where notes for a developer leave the portal
  log: { warn: (message) => console.warn(message) },
  sendEvent: analyticsUrl ? (event) => void navigator.sendBeacon(analyticsUrl, JSON.stringify(event)) : undefined,
  redirectToLogin: createLoginRedirect(() => router),
});

const router = createPortalRouter(portal, createBrowserHistory(), firstPage.isDrawn);
followLayers(() => hasOpenLayer() && pushSentinelEntry());
// In a task of its own, behind the page's.
setTimeout(() => void startUp(portal));
if (root) show(root).catch(onFailure);

async function show(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App portal={portal} router={router} />
    </StrictMode>
  );
  const start = await firstPage.prepare(portal);
  // There is no page to draw before its code has come, or has failed once more.
  if (start === 'missing') await router.revalidate();
  // In pieces, between which a tap or a key is answered.
  startTransition(() => {
    if (start === 'asDrawn') hydrateRoot(root, app, ROOT_OPTIONS);
    else createRoot(root, ROOT_OPTIONS).render(app);
  });
}
