import { buildOf } from '#domain/build.ts';
import { ruleOf, SHELL_PATH, WORKER_PATH } from './requestRule.ts';
import {
  cacheAsset,
  cacheDocument,
  cachedDocument,
  cacheShell,
  deleteAllCaches,
  deleteOutdated,
  findCached,
  precache,
} from './workerCaches.ts';
import type { BuildFacts, ExtendableEvent, RequestEvent, WorkerScope } from './workerScope.ts';

declare const BUILD: BuildFacts;

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(install()));

// The browser waits until no page of an older build is open: no code is swapped under one.
worker.addEventListener('activate', (event) =>
  event.waitUntil(deleteOutdated(BUILD).then(() => worker.clients.claim())),
);

// What the first visit loaded before there was a worker is in the HTTP cache still.
worker.addEventListener('message', (event) => {
  const { pathname, assets } = event.data;
  waitUntilQuietly(event, () => precache(BUILD.files.filter((file) => assets.includes(file))));
  waitUntilQuietly(event, () => revalidate(pathname, fetch(pathname, { headers: { Accept: 'text/html' } })));
});

worker.addEventListener('fetch', (event) => {
  const rule = ruleOf(event.request, worker.location.origin);
  if (rule === 'document') event.respondWith(serveDocument(event));
  if (rule === 'asset') event.respondWith(serveAsset(event));
  if (rule === 'fallback') event.respondWith(serveFallback(event));
});

/** Work nobody waits for; what fails is tried again with the next visit. */
const waitUntilQuietly = (event: ExtendableEvent, work: () => Promise<unknown>): void =>
  event.waitUntil(work().catch(() => undefined));

async function install(): Promise<void> {
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' });
  const build = buildOf(await shell.clone().text());
  if (build !== BUILD.id) throw new Error(`The server has build ${build}, the worker is of ${BUILD.id}`);
  await cacheShell(BUILD, shell);
}

/** Stale-while-revalidate. A reload wants the server's first. */
async function serveDocument(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cached = await cachedDocument(pathname);
  const fresh = fetch(event.request);
  const copy = fresh.then((response) => response.clone());
  waitUntilQuietly(event, () => revalidate(pathname, copy));
  if (!cached) return fresh;
  return event.request.cache === 'no-cache' ? fresh.catch(() => cached) : cached;
}

async function revalidate(pathname: string, fresh: Promise<Response>): Promise<void> {
  // Together: without a network both reject.
  const [workerGone, response] = await Promise.all([isWorkerGone(), fresh]);
  if (workerGone) return retire();
  const build = await cacheDocument(pathname, response);
  if (build !== undefined && build !== BUILD.id) await worker.registration.update();
}

/** Cache first: a name never changes its content. */
async function serveAsset(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cached = await findCached(pathname);
  if (cached) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  waitUntilQuietly(event, () => cacheAsset(pathname, copy));
  return response;
}

/** Network first: these files may change under their name. */
async function serveFallback({ request }: RequestEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await findCached(new URL(request.url).pathname);
    if (cached) return cached;
    throw error;
  }
}

/** Kill switch: the browser by itself would keep a worker whose script is gone. */
async function isWorkerGone(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

async function retire(): Promise<void> {
  await deleteAllCaches();
  await worker.registration.unregister();
}
