import * as v from 'valibot';
import { createStorage } from './storage.ts';

const RELOADED_AT = 'reloadedForChunk';
const ONCE_PER_MS = 60_000;

/** After a deploy an old page may ask for code that is gone: load the new page, but never in a circle. */
export function reloadOnceOnMissingChunk(): void {
  const storage = createStorage(() => sessionStorage);
  addEventListener('vite:preloadError', (event) => {
    const last = storage.read(RELOADED_AT, v.number(), 0);
    if (Date.now() - last < ONCE_PER_MS) return;
    storage.write(RELOADED_AT, Date.now());
    event.preventDefault();
    location.reload();
  });
}
