import { createBuildWatch } from './createBuildWatch.ts';
import { ownBuild } from './ownBuild.ts';
import { expectDocument, forgetDocument, isReloading, reloadAfresh } from './reloadAfresh.ts';

/** The watch over the page that is open. A browser that cannot tell whether it was touched is not trusted to. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: reloadAfresh,
});

/** A picture on a slow network may be sent for half a minute; nobody waits as long for a page. */
const QUIET_WITHIN_MS = 1000;

/**
 * The step to the address as a new document, of the server's build; undefined while something is being sent that it would
 * cut off: then the page that is open goes on, and the next step asks again.
 */
export async function wayToNewBuild(path: string, replaces: boolean): Promise<(() => Promise<void>) | undefined> {
  if (!(await buildWatch.quietWithin(QUIET_WITHIN_MS))) return undefined;
  return async () => {
    if (isReloading()) return;
    expectDocument();
    await forgetDocument();
    if (replaces) location.replace(path);
    else location.assign(path);
  };
}
