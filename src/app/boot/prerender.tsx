import { timeoutManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { generatePath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { ANY } from '#domain/drawnPath.ts';
import type { Asking } from '#platform/boot/askedFirst.ts';
import type { Device } from '#platform/device/device.ts';
import { loadRoute } from '#platform/navigation/routeModules.ts';
import { titled } from '#platform/device/productName.ts';
import { createStorage } from '#platform/device/storage.ts';
import type { Core } from '#platform/core.ts';
import { App } from '../App.tsx';
import { createPortal } from '../createPortal.ts';
import { createPortalRouter } from '../routes/createPortalRouter.ts';
import { findRoute } from '../routes/routeTable.ts';

// Answers that are to be kept for an hour would keep the build from ending for as long.
timeoutManager.setTimeoutProvider({
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  setInterval: () => 0,
  clearInterval: () => undefined,
});

/** Stands for what differs from address to address of a page drawn once for all of them. */
const PARAMS = { id: ANY };

/** A page as a visitor meets it before any answer has come. */
export type DrawnPage = {
  /** The route's id. */
  id: string;
  path: string;
  title: string;
  /** What stands in the root element. */
  html: string;
  /** The reads with which the page begins. */
  asks: Asking[];
};

/** Draws a route's first moment (spec §1): the shell around the page, which is still loading. */
export async function prerender(id: string): Promise<DrawnPage> {
  const route = findRoute(id);
  if (!route) throw new Error(`There is no route ${id}.`);
  await loadRoute(route);
  const sent: Sent[] = [];
  const portal = createEmptyPortal((request) => sent.push(request));
  portal.prefetch.page({ route, params: PARAMS }, '');
  // A question passes through a few promises on its way out.
  await new Promise((resolve) => setTimeout(resolve));
  const path = generatePath(route.path, PARAMS);
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [path] }), true);
  const html = renderToString(
    <StrictMode>
      <App portal={portal} router={router} />
    </StrictMode>,
  );
  return { id, path, title: titled(route.title), html, asks: sent.map(askingOf) };
}

/** What a page asked of the server. */
type Sent = Pick<RequestInit, 'method' | 'body'> & { path: string };

/** What the document's script is able to ask: an address, or a form that is posted. */
function askingOf({ path, method = 'GET', body }: Sent): Asking {
  if (method === 'GET') return { path };
  if (method === 'POST' && typeof body === 'string' && !body.startsWith('{')) return { path, body };
  throw new Error(`${method} ${path} is not asked for ahead of the code: it is neither a GET nor a form.`);
}

/** Nobody's portal on no device: nothing is remembered and nothing answers. */
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
