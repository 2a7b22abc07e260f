import { redirectDocument } from 'react-router-dom';
import { createBuildWatch } from './createBuildWatch.ts';
import { ownBuild } from './ownBuild.ts';
import { expectDocument, forgetDocument, isReloading, reloadAfresh } from './reloadAfresh.ts';

/** The watch over the page that is open. A browser that cannot tell whether it was touched is not trusted to. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: reloadAfresh,
});

/** Leads to the address as a new document, of the server's build; nothing being sent is cut off. */
export async function leadToNewBuild(url: string): Promise<Response> {
  await buildWatch.quiet();
  if (isReloading()) return new Promise(() => undefined);
  expectDocument();
  await forgetDocument();
  return redirectDocument(url);
}
