import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createPortal } from './createPortal.ts';
import { createBrowserDevice } from './device.ts';
import { createLoginDoor } from './loginDoor.ts';
import { createRoutes } from './routes.tsx';
import { startUp } from './startUp.ts';
import { createStorage } from './storage.ts';
import { watchForMissingCode } from './missingCode.ts';

watchForMissingCode();

const analyticsUrl: string | undefined = import.meta.env['VITE_ANALYTICS_URL'];

const portal = createPortal({
  fetch: (...request) => fetch(...request),
  device: createBrowserDevice(),
  storage: createStorage(() => localStorage),
  tabStorage: createStorage(() => sessionStorage),
  openDatabases: () => indexedDB,
  address: location.href,
  // eslint-disable-next-line no-console -- the one place where notes for a developer leave the portal
  log: { warn: (message) => console.warn(message) },
  sendEvent: analyticsUrl ? (event) => void navigator.sendBeacon(analyticsUrl, JSON.stringify(event)) : undefined,
  goToLogin: createLoginDoor(() => router),
});

const router = createBrowserRouter(createRoutes(portal));
void startUp(portal);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App portal={portal} router={router} />
    </StrictMode>,
  );
}
