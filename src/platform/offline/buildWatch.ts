import { BUILD_HEADER } from '#domain/build.ts';
import { hardReloadOnce, openDocument, ownBuild } from './hardReload.ts';

/** Where a browser cannot tell whether the page was touched, it counts as touched. */
export const buildWatch = createBuildWatch({
  build: ownBuild,
  isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
  reload: hardReloadOnce,
});

/** A picture on a slow network may upload for half a minute; nobody waits as long for a page. */
const SETTLE_WITHIN_MS = 1000;

/** What leads to the address as a new document; undefined while a write is pending that leaving would abort. */
export async function reloadInto(path: string, replaces: boolean): Promise<(() => Promise<void>) | undefined> {
  const isSettled = await buildWatch.whenWritesSettle(SETTLE_WITHIN_MS);
  return isSettled ? () => openDocument(path, replaces) : undefined;
}

type Fetch = typeof globalThis.fetch;

export type WatchedPage = {
  build(): string | undefined;
  isTouched(): boolean;
  reload(): boolean;
};

/** A page that its first response finds outdated is reloaded if untouched; a later one goes on until it navigates. */
export function createBuildWatch(page: WatchedPage) {
  const writes = new Set<Promise<Response>>();
  let serverBuild: string | undefined;
  let reloading = Promise.resolve(false);

  /** Whether the last response came with another build: the next page should be a new document. */
  const isOutdated = (): boolean =>
    serverBuild !== undefined && page.build() !== undefined && serverBuild !== page.build();

  const writesSettled = async () => {
    while (writes.size > 0) await Promise.allSettled(writes);
  };

  /** Whether within so many ms no write is pending any more that leaving could abort. */
  const whenWritesSettle = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms, false);
      void writesSettled().then(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });

  const learn = (build: string) => {
    const isFirst = serverBuild === undefined;
    serverBuild = build;
    if (isFirst && isOutdated() && !page.isTouched()) reloading = writesSettled().then(page.reload);
  };

  /** The same fetch, its responses looked at. Once the page is being reloaded, no response is handed on. */
  const watched =
    (fetch: Fetch): Fetch =>
    async (...request) => {
      const pending = fetch(...request);
      if ((request[1]?.method ?? 'GET') !== 'GET') {
        writes.add(pending);
        void pending.catch(() => undefined).finally(() => writes.delete(pending));
      }
      const response = await pending;
      const build = response.headers.get(BUILD_HEADER);
      if (build !== null) learn(build);
      return (await reloading) ? new Promise(() => undefined) : response;
    };

  return { watched, isOutdated, whenWritesSettle };
}
