import { buildOf } from '#domain/build.ts';
import { keepAssets, keepSpares, openAsset, openSpare } from './assets.ts';
import type { BuildFacts } from './buildFacts.ts';
import { keptDocument, takeInDocument } from './documents.ts';
import { ruleOf, SHELL_PATH, WORKER_PATH } from './requestRule.ts';
import { documentsOf, dropAllBut, dropDocumentsBut, dropSkippedAssets } from './stores.ts';
import { readVisit, type Visit } from './visit.ts';
import type { LastingEvent, RequestEvent, WorkerScope } from './workerScope.ts';

declare const BUILD: BuildFacts;

// The types are those of a page; see WorkerScope.
const worker = globalThis as unknown as WorkerScope;

let installed = Promise.resolve();

worker.addEventListener('install', (event) => {
  installed = install();
  event.waitUntil(installed);
});

// Never while a page of an older build is open: no code is swapped under one.
worker.addEventListener('activate', (event) =>
  event.waitUntil(dropAllBut(BUILD.id).then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  const visit = readVisit(event.data);
  if (visit?.build === BUILD.id) beside(event, () => installed.then(() => followVisit(visit)));
});

worker.addEventListener('fetch', (event) => {
  const rule = ruleOf(event.request, worker.location.origin);
  if (rule === 'document') event.respondWith(openDocument(event));
  if (rule === 'asset') event.respondWith(openAsset(BUILD, event));
  if (rule === 'spare') event.respondWith(openSpare(event));
});

/** Work nobody waits for; what fails is tried again with the next visit. */
const beside = (event: LastingEvent, work: () => Promise<unknown>): void =>
  event.waitUntil(work().catch(() => undefined));

/** The code first, then the document: from here on it may be opened without a network. */
async function install(): Promise<void> {
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' });
  const build = buildOf(await shell.clone().text());
  if (build !== BUILD.id) throw new Error(`The server has build ${build}, the worker is of ${BUILD.id}`);
  await keepAssets(BUILD, BUILD.shell);
  await keepSpares(BUILD);
  await (await caches.open(documentsOf(BUILD.id))).put(SHELL_PATH, shell);
  await dropDocumentsBut(BUILD.id);
  await dropSkippedAssets(BUILD.id);
}

/** The kept document at once, and beside it a look at what the server has now. A reload wants the server's first. */
async function openDocument(event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await keptDocument(pathname);
  const fresh = fetch(event.request);
  const copy = fresh.then((answer) => answer.clone());
  beside(event, async () => ((await isUnwanted()) ? leave() : takeIn(pathname, await copy)));
  if (!kept) return fresh;
  return event.request.cache === 'no-cache' ? fresh.catch(() => kept) : kept;
}

async function takeIn(pathname: string, answer: Response): Promise<void> {
  const build = await takeInDocument(pathname, answer);
  if (build !== undefined && build !== BUILD.id) await worker.registration.update();
}

/**
 * A page of this build that another worker opened, or none. What it loaded is in the browser's own cache still, and is
 * kept; and where it is the only page, nothing stands in the way of taking it over.
 */
async function followVisit({ pathname, assets }: Visit): Promise<void> {
  await keepAssets(
    BUILD,
    assets.filter((path) => BUILD.files.includes(path)),
  );
  await takeIn(pathname, await fetch(pathname, { headers: { Accept: 'text/html' } }));
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (pages.length === 1) await worker.skipWaiting();
}

/** Whether the server has no worker any more: the browser by itself would keep this one for ever. */
async function isUnwanted(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' });
  return status === 404 || status === 410;
}

async function leave(): Promise<void> {
  await dropAllBut(undefined);
  await worker.registration.unregister();
}
