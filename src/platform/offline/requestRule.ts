import { isServerPath, namesFile } from '#domain/serverPaths.ts';

export const WORKER_PATH = '/sw.js';

export const SHELL_PATH = '/shell.html';

/** Images of the offline error page. They bear no hash, so the network comes first. */
export const FALLBACK_IMAGES: readonly string[] = ['/logo.svg', '/demo/empty/error.svg', '/demo/empty/login.svg'];

/** How the worker serves a request: `none` leaves it to the browser, as if there were no worker. */
export type RequestRule = 'document' | 'asset' | 'fallback' | 'none';

/** Only what is the same for everybody and of our own origin is ever cached: nothing of the API, no download, no upload. */
export function ruleOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): RequestRule {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || isServerPath(pathname)) return 'none';
  if (mode === 'navigate') return namesFile(pathname) ? 'none' : 'document';
  if (pathname.startsWith('/assets/')) return 'asset';
  return FALLBACK_IMAGES.includes(pathname) ? 'fallback' : 'none';
}
