import { isChunkLoadError, sleep } from '../boot/loadModules.ts';
import { hardReloadOnce } from '../offline/hardReload.ts';

const failedStyles = new Set<HTMLLinkElement>();

/** Errors of code that was preloaded: nobody waits for it yet. */
const speculative = new WeakSet<object>();

/** What fails so soon after the network is back was requested without it. */
const BACK_FOR_MS = 1000;

let backOnlineAt = -Infinity;

const isJustBack = (): boolean => performance.now() - backOnlineAt < BACK_FOR_MS;

/** After a deploy an old page may ask for chunks that are gone: the page is reloaded where that may help. */
export function handleChunkErrors(): void {
  addEventListener('online', () => (backOnlineAt = performance.now()));
  // Vite reports every error of an import, also one the code itself throws; `preload` marks its own only after this event.
  addEventListener('vite:preloadError', ({ payload }) =>
    setTimeout(() => isChunkLoadError(payload) && !speculative.has(payload) && !isJustBack() && hardReloadOnce()),
  );
  // Errors of resources do not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failedStyles.add(target),
    true,
  );
}

/** Imports code, and first the styles that failed before, which Vite requests once; never settles during a reload. */
export async function importWithReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    await Promise.all([...failedStyles].map(retryStyle));
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (isJustBack()) {
      await sleep(BACK_FOR_MS);
      return importWithReload(load);
    }
    // An error page, or a history entry, would come in between.
    if (hardReloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}

/** Imports code nobody waits for yet: where that fails the page is not reloaded. */
export async function importSpeculatively<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) speculative.add(error);
    throw error;
  }
}

/** The same for code that is only to be in the cache; a failure is left to who imports it. */
export const preload = (load: () => Promise<unknown>): Promise<unknown> =>
  importSpeculatively(load).catch(() => undefined);

function retryStyle(link: HTMLLinkElement): Promise<unknown> {
  const retried = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    retried.addEventListener('load', resolve);
    retried.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not come.`)));
    link.replaceWith(retried);
  });
}
