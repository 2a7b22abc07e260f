import { afterPaint } from '#components/loading/whenQuiet.ts';

const RETRY_DELAYS_MS = [1000, 3000, 9000];

/** Evaluation waits at most so long for the largest contentful paint, ms; 150 cost it a fifth on a fast connection. */
const MAX_LCP_WAIT_MS = 500;

/** How each engine, Vite (for styles) and `chunkErrors.ts` say so; there is no error type for it. */
const CHUNK_LOAD_ERROR = /imported module|module script|MIME type|preload CSS|style sheet/;

/** Whether a chunk failed to load, which a retry may mend; any other error is thrown by the code itself. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_LOAD_ERROR.test(error.message);

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const importFile = (file: string): Promise<unknown> => import(file);

async function loadWithRetries(load: () => Promise<unknown>): Promise<void> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return void (await load());
    } catch (error) {
      if (!isChunkLoadError(error)) throw error;
    }
    await sleep(pause);
  }
  await load();
}

/** The portal does not start: the document's error view says so, and the error is reported as an uncaught one. */
export function reportStartFailure(error: unknown): void {
  globalThis.startNotice?.fail();
  reportError(error);
}

/** Loads and runs modules, each in a task of its own; one that throws, or fails to load in the end, is a failed start. */
export async function loadModules(files: readonly string[], load = importFile): Promise<void> {
  try {
    for (const file of files) {
      await loadWithRetries(() => load(file));
      await sleep(0);
    }
  } catch (error) {
    reportStartFailure(error);
  }
}

declare global {
  /** Left by `preloadApi.ts` on a fast connection, where modules would compete with the LCP image for bandwidth. */
  var preloadModules: (() => void) | undefined;
}

/** The same once the skeleton is filled and painted: evaluation blocks a slow phone for a fifth of a second. */
export async function loadEntry(files: readonly string[], filled: Promise<void>, load = importFile): Promise<void> {
  const painted = filled.then(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  // A page in the background is never painted.
  await Promise.race([painted, sleep(MAX_LCP_WAIT_MS)]);
  globalThis.preloadModules?.();
  await loadModules(files, load);
}
