import { isChunkLoadError } from '../boot/isChunkLoadError.ts';
import { sleep } from '../boot/loadModules.ts';
import { hardReloadOnce } from '../offline/hardReload.ts';

/** Style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

/** What is known of code that did not come, and was asked for ahead of whoever may want it. */
const ahead = new WeakSet<object>();

/** What fails so soon after the network came back was asked for without it. */
const BACK_FOR_MS = 1000;

let backOnlineAt = -Infinity;

const isJustBack = (): boolean => performance.now() - backOnlineAt < BACK_FOR_MS;

/** After a deploy an old page may ask for code that is gone: the new page is loaded in its place, where that may help. */
export function handleChunkErrors(): void {
  addEventListener('online', () => (backOnlineAt = performance.now()));
  // Vite tells of every error of a load, also of one the code itself throws; who brings code ahead hears of it only after this.
  addEventListener('vite:preloadError', ({ payload }) =>
    setTimeout(() => isChunkLoadError(payload) && !ahead.has(payload) && !isJustBack() && hardReloadOnce()),
  );
  // Errors of resources do not bubble.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target),
    true,
  );
}

/**
 * Loads code, and first the style sheets that did not come before: Vite asks for each once, and a page
 * tried again would stand there undressed. What fails as the network comes back is asked for once more. Never settles while
 * the document is being reloaded.
 */
export async function importWithReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    await Promise.all([...missing].map(askAgain));
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (isJustBack()) {
      await sleep(BACK_FOR_MS);
      return importWithReload(load);
    }
    // An error page, or a step in history, would come in between.
    if (hardReloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}

/** Loads code nobody waits for yet: where it does not come the page is left as it is, until somebody does. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (error instanceof Error) ahead.add(error);
  }
}

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
  missing.delete(link);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not come.`)));
    link.replaceWith(again);
  });
}
