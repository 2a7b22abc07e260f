import { isServerPath, namesFile } from '#domain/serverPaths.ts';

/** Where the worker's code lies. */
export const WORKER_PATH = '/sw.js';

/** The document of every address that has none of its own. */
export const SHELL_PATH = '/shell.html';

/** Pictures of the faces that speak of a missing network. They bear no hash, so the network comes first. */
export const SPARE_PATHS: readonly string[] = ['/logo.svg', '/demo/empty/error.svg', '/demo/empty/login.svg'];

/** What the worker does with a request: `none` leaves it to the browser, as if there were no worker. */
export type RequestRule = 'document' | 'asset' | 'spare' | 'none';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Only what is the same for everybody and asked of our own origin is ever kept: nothing of the API, no download, no upload. */
export function ruleOf({ method, mode, url }: Asked, ownOrigin: string): RequestRule {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || isServerPath(pathname)) return 'none';
  if (mode === 'navigate') return namesFile(pathname) ? 'none' : 'document';
  if (pathname.startsWith('/assets/')) return 'asset';
  return SPARE_PATHS.includes(pathname) ? 'spare' : 'none';
}
