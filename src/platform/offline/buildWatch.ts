import { createBuildWatch } from './createBuildWatch.ts';
import { evictDocument, hardReloadOnce, isReloading, markFullNavigation } from './hardReload.ts';
import { ownBuild } from './ownBuild.ts';

/** The watch over the page that is open. A browser that cannot tell whether it was touched is not trusted to. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: hardReloadOnce,
});

/** A picture on a slow network may upload for half a minute; nobody waits as long for a page. */
const SETTLE_WITHIN_MS = 1000;

/**
 * The navigation to the address as a new document, of the server's build; undefined while a write is pending that it would
 * abort: then the page that is open goes on, and the next navigation asks again.
 */
export async function reloadInto(path: string, replaces: boolean): Promise<(() => Promise<void>) | undefined> {
  if (!(await buildWatch.whenWritesSettle(SETTLE_WITHIN_MS))) return undefined;
  return async () => {
    if (isReloading()) return;
    markFullNavigation();
    await evictDocument();
    if (replaces) location.replace(path);
    else location.assign(path);
  };
}
