import * as v from 'valibot';

const ONCE_PER_MS = 60_000;

/** Kept with the history entry, which survives a reload even where storage is blocked. */
const entrySchema = v.object({ reloadedAt: v.number() });

/** Style sheets that did not come. */
const missing = new Set<HTMLLinkElement>();

let reloading = false;

/**
 * After a deploy an old page may ask for code that is gone: load the new page, but never in a circle,
 * and never offline, where the browser's own error page would take the portal's place.
 */
export function watchForMissingCode(): void {
  const entry = v.safeParse(entrySchema, history.state);
  const last = entry.success ? entry.output.reloadedAt : 0;
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || reloading || Date.now() - last < ONCE_PER_MS) return;
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
    reloading = true;
    event.preventDefault();
    location.reload();
  });
  // Errors of resources do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target), true);
}

/**
 * Loads code, and first the style sheets that did not come before: Vite asks for each once, and a page
 * tried again would stand there undressed. Never settles while the document is being reloaded.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    await Promise.all([...missing].map(askAgain));
    return await load();
  } catch (error) {
    // An error page, or a step in history, would come in between.
    if (reloading) return new Promise(() => undefined);
    throw error;
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
