import { timeoutManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { generatePath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { PARAM_PLACEHOLDER } from '#domain/prerenderedPath.ts';
import type { EarlyRequest } from '#platform/boot/earlyResponses.ts';
import type { Device } from '#platform/device/device.ts';
import { loadRoute } from '#platform/navigation/routeModules.ts';
import { titled } from '#platform/device/productName.ts';
import { createStorage } from '#platform/device/storage.ts';
import type { Core } from '#platform/core.ts';
import { App } from '../App.tsx';
import { createPortal } from '../createPortal.ts';
import { createPortalRouter } from '../routes/createPortalRouter.ts';
import { findRoute } from '../routes/routeTable.ts';

// The timers of the query cache, an hour long, would keep the build from ending.
timeoutManager.setTimeoutProvider({
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
});

const PARAMS = { id: PARAM_PLACEHOLDER };

/** A page as a visitor meets it before any response. */
export type PrerenderedPage = {
  id: string;
  path: string;
  title: string;
  /** What stands in the root element. */
  html: string;
  /** The API calls the page begins with. */
  preload: EarlyRequest[];
};

/** Renders a route's first moment (spec §1): the shell around the page, which is still loading. */
export async function prerender(id: string): Promise<PrerenderedPage> {
  const route = findRoute(id);
  if (!route) throw new Error(`There is no route ${id}.`);
  await loadRoute(route);
  const sent: Sent[] = [];
  const portal = createEmptyPortal((request) => sent.push(request));
  portal.prefetch.page({ route, params: PARAMS }, '');
  // A call passes through a few promises on its way out.
  await new Promise((resolve) => setTimeout(resolve));
  const path = generatePath(route.path, PARAMS);
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [path] }), true);
  const html = renderToString(
    <StrictMode>
      <App portal={portal} router={router} />
    </StrictMode>,
  );
  return { id, path, title: titled(route.title), html, preload: sent.map(toEarlyRequest) };
}

type Sent = Pick<RequestInit, 'method' | 'body'> & { path: string };

/** What `preloadApi.ts` is able to send: a GET, or a form that is posted. */
function toEarlyRequest({ path, method = 'GET', body }: Sent): EarlyRequest {
  if (method === 'GET') return { path };
  if (method === 'POST' && typeof body === 'string' && !body.startsWith('{')) return { path, body };
  throw new Error(`${method} ${path} cannot be preloaded: it is neither a GET nor a form.`);
}

/** A portal without a device: nothing is stored and no call is answered. */
function createEmptyPortal(onSend: (request: Sent) => void): Core {
  return createPortal({
    fetch: (input, init) => {
      onSend({ path: String(input).replace(NO_DEVICE.origin, ''), ...init });
      return new Promise(() => undefined);
    },
    device: NO_DEVICE,
    storage: createStorage(() => undefined),
    tabStorage: createStorage(() => undefined),
    address: NO_DEVICE.origin,
    log: { warn: () => undefined },
    redirectToLogin: () => undefined,
  });
}

const NO_DEVICE: Device = {
  now: () => 0,
  newId: () => '',
  platform: undefined,
  restricted: false,
  origin: 'https://portal.invalid',
  startDownload: () => undefined,
  replaceLocation: () => undefined,
  openOutside: () => undefined,
  showAddress: () => () => undefined,
  copy: () => Promise.resolve(),
};
