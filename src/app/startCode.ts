import { afterPaint } from '#components/loading/whenQuiet.ts';

/** So long the code waits for the page's first picture, ms; on a slow line it is the code that comes later. */
const PATIENCE_MS = 150;

/** A file that does not come is asked for again after these pauses, ms. In the end what was drawn stays, and its links lead on. */
const PAUSES_MS = [1000, 3000, 9000];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function persist(load: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES_MS) {
    const isThere = await load().then(() => true, () => false);
    if (isThere) return;
    await sleep(pause);
  }
  await load();
}

/**
 * Runs the portal's code, which the document has asked for, once the page has been painted with its first picture: to take
 * it up keeps a slow phone's processor busy for a fifth of a second, in which nothing is painted. A file at a time, so that
 * whoever scrolls or types meanwhile is answered in between.
 *
 * @param files addresses, in the order in which they need each other
 * @param picture settles once the first picture stands in its place, or there is none
 */
export async function startCode(files: readonly string[], picture: Promise<void>, load = (file: string): Promise<unknown> => import(file)): Promise<void> {
  const painted = picture.then(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  // A page in the background is never painted.
  await Promise.race([painted, sleep(PATIENCE_MS)]);
  for (const file of files) {
    await persist(() => load(file));
    await sleep(0);
  }
}
