import { isMissingCode } from './isMissingCode.ts';

/** A file that does not come is asked for again after these pauses, ms. */
const PAUSES_MS = [1000, 3000, 9000];

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const importFile = (file: string): Promise<unknown> => import(file);

/** An error the code throws as it starts would be thrown again: only a file that did not come is asked for once more. */
async function loadPatiently(load: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return void (await load());
    } catch (error) {
      if (!isMissingCode(error)) throw error;
    }
    await sleep(pause);
  }
  await load();
}

/**
 * Runs the portal's files one after the other, each in a task of its own. Code that does not start, or does not come in the
 * end, is told of by the document's error face (`startNotice.ts`).
 */
export async function runCode(files: readonly string[], load: (file: string) => Promise<unknown> = importFile): Promise<void> {
  try {
    for (const file of files) {
      await loadPatiently(() => load(file));
      await sleep(0);
    }
  } catch (error) {
    globalThis.startNotice?.fail();
    // For whoever looks into the console, or collects what it tells.
    reportError(error);
  }
}
