import { createBuildWatch } from './createBuildWatch.ts';
import { evictDocument, hardReloadOnce, isReloading, markFullNavigation } from './hardReload.ts';
import { ownBuild } from './ownBuild.ts';

/** A browser that cannot tell whether the page was touched is not trusted to. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: hardReloadOnce,
});

/** A picture on a slow network may upload for half a minute; nobody waits as long for a page. */
const SETTLE_WITHIN_MS = 1000;

/** Leads to the address as a new document; resolves to undefined while a write is pending that leaving would abort. */
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
