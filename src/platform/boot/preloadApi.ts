import { requestHook } from '#api/requestHook.ts';
import { channelIn, isPlainQuery } from '#domain/entryQuery.ts';
import { withParams } from '#domain/prerenderedPath.ts';
import { earlyStorageKey } from '../device/storage.ts';
import type { EarlyRequest, EarlyResponse } from './earlyResponses.ts';
import { mendAddress } from './mendAddress.ts';

// Inline script in the head of a prerendered document: sends the page's first API calls, then preloads its modules.

type Identity = { uid: string; token: string };

/** Who is logged in, as the portal will find it; undefined where that cannot be read, and the portal has to ask itself. */
function readIdentity(): Identity | undefined {
  try {
    const kept = localStorage.getItem(earlyStorageKey.account);
    if (kept === null) return { uid: '', token: '' };
    const account: unknown = JSON.parse(kept);
    const { uid, token } = account as Record<string, unknown>;
    return typeof uid === 'string' && typeof token === 'string' ? { uid, token } : undefined;
  } catch {
    return undefined;
  }
}

function formHere(form: string): string {
  const own = new URLSearchParams(withParams(form, location.pathname));
  const channel = channelIn(location) ?? localStorage.getItem(earlyStorageKey.channelCode);
  if (channel !== null) own.set('channelID', channel);
  return own.toString();
}

function send({ path, body: form }: EarlyRequest, { uid, token }: Identity): EarlyResponse {
  const href = new URL(withParams(path, location.pathname), location.origin).href;
  const session = { uid: () => uid, token: () => token };
  const body = form === undefined ? undefined : formHere(form);
  const encoded = body === undefined ? undefined : { body, contentType: 'application/x-www-form-urlencoded' };
  const init = requestHook({ own: true }, session, encoded);
  const response = fetch(href, body === undefined ? init : { ...init, method: 'POST', body });
  // Whoever consumes it handles a failure.
  response.catch(() => undefined);
  return { href, headers: new Headers(init.headers), body, response };
}

/** Behind whatever is shown. */
function preloadModule(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href });
  document.head.append(link);
}

/** From the document's request to this script, ms; a faster connection brings the largest picture before modules are needed. */
const FAST_DOCUMENT_MS = 300;

function isFastConnection(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.requestStart ?? 0) < FAST_DOCUMENT_MS;
}

mendAddress();
const { preload, modules } = document.currentScript?.dataset ?? {};
const identity = readIdentity();
globalThis.matchesPrerender = isPlainQuery(location.search);
if (preload && identity && globalThis.matchesPrerender && !globalThis.startNotice?.isUnsupported) {
  globalThis.earlyResponses = (JSON.parse(preload) as EarlyRequest[]).map((request) => send(request, identity));
}
const preloadModules = () => modules?.split(' ').forEach(preloadModule);
if (isFastConnection()) globalThis.preloadModules = preloadModules;
else preloadModules();
