import { BUILD_HEADER } from '#domain/build.ts';
import { evictDocument, hardReloadOnce, isReloading, markFullNavigation, ownBuild } from './hardReload.ts';

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

type Fetch = typeof globalThis.fetch;

export type WatchedPage = {
  build(): string | undefined;
  isTouched(): boolean;
  /** Reloads the page; false if it just did. */
  reload(): boolean;
};

export type BuildWatch = {
  /** The same fetch, its responses looked at. Once the page is being reloaded, no response is handed on. */
  watched(fetch: Fetch): Fetch;
  /** Whether the last response came with another build: the next page should be a new document. */
  isOutdated(): boolean;
  /** Whether within so many ms no write is pending any more that leaving could abort; resolves as soon as that is known. */
  whenWritesSettle(ms: number): Promise<boolean>;
};

/** A page that its first response finds outdated is reloaded if untouched; a later one goes on until it navigates. */
export function createBuildWatch(page: WatchedPage): BuildWatch {
  const writes = new Set<Promise<Response>>();
  let serverBuild: string | undefined;
  let reloading = Promise.resolve(false);

  const isOutdated = () => serverBuild !== undefined && page.build() !== undefined && serverBuild !== page.build();

  const writesSettled = async () => {
    while (writes.size > 0) await Promise.allSettled(writes);
  };

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
