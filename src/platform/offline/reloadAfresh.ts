import * as v from 'valibot';
import { isWithin } from '#domain/stamp.ts';
import { ownBuild } from './ownBuild.ts';
import { documentsOf } from './stores.ts';

const ONCE_PER_MS = 60_000;

/** Storage that does not answer must not stand in the way; most browsers' reloads pass the worker's copy anyway. */
const FORGET_WITHIN_MS = 1000;

/** Kept with the history entry, which survives a reload even where storage is blocked. */
const entrySchema = v.object({ reloadedAt: v.number() });
const entry = v.safeParse(entrySchema, globalThis.history?.state);
const lastReloadedAt = entry.success ? entry.output.reloadedAt : 0;

/** When to try again in a page that was being left: who is still here then never left. */
const LEFT_WITHIN_MS = 10_000;

let reloading = false;
let expecting = false;

/** Whether the document is being loaded anew, and nothing of this one should come in between. */
export const isReloading = (): boolean => reloading;

/** Says that a step already leads to a new document: code missing meanwhile is no reason for another. */
export function expectDocument(): void {
  expecting = true;
}

/** Makes the next document come from the server, not from the worker's copy of this one. */
export async function forgetDocument(): Promise<void> {
  const build = ownBuild();
  const patience = new Promise((resolve) => setTimeout(resolve, FORGET_WITHIN_MS));
  try {
    if (build !== undefined) await Promise.race([caches.delete(documentsOf(build)), patience]);
  } catch {
    // Where the worker's storage is blocked, it kept nothing.
  }
}

/**
 * Loads the page anew from the server; false if it may not: it just did, so that it would go in a circle, or there is
 * no network, and the browser's own error page might take the portal's place.
 */
export function reloadAfresh(): boolean {
  if (reloading || expecting) return true;
  // The browser breaks off what a page is loading as soon as it leaves it; a reload would take the person back.
  if (globalThis.startNotice?.isBeingLeft()) {
    setTimeout(reloadAfresh, LEFT_WITHIN_MS);
    return true;
  }
  if (!navigator.onLine || isWithin(lastReloadedAt, Date.now(), ONCE_PER_MS)) return false;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  reloading = true;
  void forgetDocument().then(() => location.reload());
  return true;
}
