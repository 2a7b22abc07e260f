import * as v from 'valibot';
import { isWithin } from '#domain/stamp.ts';
import { documentsOf } from './workerCaches.ts';

const ONCE_PER_MS = 60_000;

/** Storage that does not answer must not stand in the way; most browsers' reloads bypass the worker's cache anyway. */
const EVICT_WITHIN_MS = 1000;

/** Kept with the history entry, which survives a reload even where storage is blocked. */
const entrySchema = v.object({ reloadedAt: v.number() });
const entry = v.safeParse(entrySchema, globalThis.history?.state);
const lastReloadedAt = entry.success ? entry.output.reloadedAt : 0;

/** When to try again in a page that was being left: who is still here then never left. */
const LEFT_WITHIN_MS = 10_000;

let reloading = false;
let navigating = false;

async function evictDocument(): Promise<void> {
  const build = ownBuild();
  const timeout = new Promise((resolve) => setTimeout(resolve, EVICT_WITHIN_MS));
  try {
    if (build !== undefined) await Promise.race([caches.delete(documentsOf(build)), timeout]);
  } catch {
    // Where the worker's storage is blocked, it cached nothing.
  }
}

/** Leads to an address as a document from the server; a chunk missing meanwhile is then no reason to reload. */
export async function openDocument(path: string, replaces: boolean): Promise<void> {
  if (reloading) return;
  navigating = true;
  await evictDocument();
  if (replaces) location.replace(path);
  else location.assign(path);
}

/** Reloads from the server; false where it just did and would loop, or offline, where the page would be lost. */
export function hardReloadOnce(): boolean {
  if (reloading || navigating) return true;
  // The browser aborts what a page is loading as soon as it leaves it; a reload would take the person back.
  if (globalThis.startNotice?.isBeingLeft()) {
    setTimeout(hardReloadOnce, LEFT_WITHIN_MS);
    return true;
  }
  if (!navigator.onLine || isWithin(lastReloadedAt, Date.now(), ONCE_PER_MS)) return false;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  reloading = true;
  void evictDocument().then(() => location.reload());
  return true;
}

/** The build of the document that is open; undefined in development, where there is none. */
export const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
