import { NavigationType } from 'react-router-dom';
import { createBuildWatch } from './createBuildWatch.ts';
import { ownBuild } from './ownBuild.ts';
import { expectDocument, forgetDocument, isReloading, reloadAfresh } from './reloadAfresh.ts';

/** The watch over the page that is open. A browser that cannot tell whether it was touched is not trusted to. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: reloadAfresh,
});

/** The step to the address as a new document, of the server's build, once nothing being sent would be cut off by it. */
export async function wayToNewBuild(path: string, way: NavigationType): Promise<() => Promise<void>> {
  await buildWatch.quiet();
  return async () => {
    if (isReloading()) return;
    expectDocument();
    await forgetDocument();
    if (way === NavigationType.Replace) location.replace(path);
    else location.assign(path);
  };
}
