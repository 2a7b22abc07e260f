import { isReloading, reloadAfresh } from './worker/reloadAfresh.ts';

/** Style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

/** How much code is on its way that somebody waits for, and that nobody does. */
const underWay = { awaited: 0, unasked: 0 };

/** After a deploy an old page may ask for code that is gone: the new page is loaded in its place, where that may help. */
export function watchForMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const isUnasked = underWay.unasked > 0 && underWay.awaited === 0;
    if (!isUnasked && reloadAfresh()) event.preventDefault();
  });
  // Errors of resources do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target), true);
}

async function bring<T>(kind: keyof typeof underWay, load: () => Promise<T>): Promise<T> {
  underWay[kind] += 1;
  try {
    await Promise.all([...missing].map(askAgain));
    return await load();
  } catch (error) {
    // An error page, or a step in history, would come in between.
    if (isReloading()) return new Promise(() => undefined);
    throw error;
  } finally {
    underWay[kind] -= 1;
  }
}

/**
 * Loads code, and first the style sheets that did not come before: Vite asks for each once, and a page
 * tried again would stand there undressed. Never settles while the document is being reloaded.
 */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> => bring('awaited', load);

/** The same for code nobody waits for: where it does not come, the page is left as it is. */
export const loadUnasked = <T>(load: () => Promise<T>): Promise<T> => bring('unasked', load);

/** For `createLateCode`: code that comes when the page is idle or, at the latest, when somebody waits for it. */
export const loadLate = <T>(load: () => Promise<T>) => (isAwaited: boolean): Promise<T> => bring(isAwaited ? 'awaited' : 'unasked', load);

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
  missing.delete(link);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} did not come.`)));
    link.replaceWith(again);
  });
}
