import type { BuildFacts } from './buildFacts.ts';
import { SPARE_PATHS } from './requestRule.ts';
import { assetsOf } from './stores.ts';
import type { RequestEvent } from './workerScope.ts';

const BY_PATH = { ignoreVary: true } as const;

const findKept = (path: string): Promise<Response | undefined> => caches.match(path, BY_PATH).catch(() => undefined);

/** Keeps files of the build that are not kept yet; what an earlier build left under the same name is not fetched again. */
export async function keepAssets({ id }: BuildFacts, paths: readonly string[]): Promise<void> {
  const assets = await caches.open(assetsOf(id));
  await Promise.all(
    paths.map(async (path) => {
      if (await assets.match(path, BY_PATH)) return;
      const answer = (await findKept(path)) ?? (await fetch(path));
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await assets.put(path, answer);
    }),
  );
}

/** Keeps the pictures of the faces without a network, as far as there are any. */
export async function keepSpares({ id }: BuildFacts): Promise<void> {
  const assets = await caches.open(assetsOf(id));
  await Promise.allSettled(SPARE_PATHS.map((path) => assets.add(path)));
}

/** A file from the store of whichever build has it, else from the network, and then kept if it is of this build. */
export async function openAsset({ id, files }: BuildFacts, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await findKept(pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok && files.includes(pathname)) event.waitUntil(keepCopy(assetsOf(id), pathname, answer.clone()));
  return answer;
}

/** Storage that is full or gone only means that the file is asked for again. */
async function keepCopy(store: string, path: string, copy: Response): Promise<void> {
  try {
    // A store that is gone stays gone: the worker has been given up.
    if (await caches.has(store)) await (await caches.open(store)).put(path, copy);
  } catch {
    await copy.body?.cancel();
  }
}

/** A file that may change under its name: the network's, and only without a network the kept one. */
export async function openSpare({ request }: RequestEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}
