import { isChunkLoadError } from './isChunkLoadError.ts';
import { reportStartFailure } from './reportStartFailure.ts';

const RETRY_DELAYS_MS = [1000, 3000, 9000];

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const importFile = (file: string): Promise<unknown> => import(file);

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

/** Loads and runs modules, each in a task of its own; one that throws, or fails to load in the end, is a failed start. */
export async function loadModules(
  files: readonly string[],
  load: (file: string) => Promise<unknown> = importFile,
): Promise<void> {
  try {
    for (const file of files) {
      await loadWithRetries(() => load(file));
      await sleep(0);
    }
  } catch (error) {
    reportStartFailure(error);
  }
}
