import { BUILD_HEADER } from '#domain/build.ts';

type Fetch = typeof globalThis.fetch;

/** What the watch stands on: the browser's page, or a test's. */
export type WatchedPage = {
  /** The build of the document that is open. */
  build(): string | undefined;
  /** Whether anybody has tapped or typed anything here. */
  isTouched(): boolean;
  /** Loads the page anew; false if it just did. */
  reload(): boolean;
};

/** Notices when the server has moved on to another build than the page's. */
export type BuildWatch = {
  /** The same fetch, its answers looked at. Once the page is being loaded anew, no answer is handed on. */
  watched(fetch: Fetch): Fetch;
  /** Whether the last answer came with another build: the next page should be a new document. */
  isOutdated(): boolean;
  /** Whether within so many ms nothing is being sent any more that leaving could cut off; resolves as soon as that is known. */
  quietWithin(ms: number): Promise<boolean>;
};

/**
 * A page that finds itself outdated by its first answer was opened from a kept copy: untouched, it is loaded anew at
 * once. One that grows old later goes on working, and its next step leads to a new document (see `leadToNewBuild`).
 */
export function createBuildWatch(page: WatchedPage): BuildWatch {
  const sending = new Set<Promise<Response>>();
  let serving: string | undefined;
  let leaving = Promise.resolve(false);

  const isOutdated = () => serving !== undefined && page.build() !== undefined && serving !== page.build();

  const quiet = async () => {
    while (sending.size > 0) await Promise.allSettled(sending);
  };

  const quietWithin = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms, false);
      void quiet().then(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });

  const learn = (answered: string) => {
    const isFirst = serving === undefined;
    serving = answered;
    if (isFirst && isOutdated() && !page.isTouched()) leaving = quiet().then(page.reload);
  };

  const watched =
    (fetch: Fetch): Fetch =>
    async (...request) => {
      const answering = fetch(...request);
      if ((request[1]?.method ?? 'GET') !== 'GET') {
        sending.add(answering);
        void answering.catch(() => undefined).finally(() => sending.delete(answering));
      }
      const answer = await answering;
      const answered = answer.headers.get(BUILD_HEADER);
      if (answered !== null) learn(answered);
      return (await leaving) ? new Promise(() => undefined) : answer;
    };

  return { watched, isOutdated, quietWithin };
}
