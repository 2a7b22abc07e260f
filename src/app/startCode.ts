import { afterPaint } from '#components/loading/whenQuiet.ts';

/** So long the code waits to run for the page's first picture, ms; on a slow line it is the code that comes later. */
const PATIENCE_MS = 150;

/** On a quick visit it waits longer: it comes soon once asked for, and what the picture waits for is its answer and itself. */
const QUICK_PATIENCE_MS = 500;

/** A file that does not come is asked for again after these pauses, ms. In the end what was drawn stays, and its links lead on. */
const PAUSES_MS = [1000, 3000, 9000];

/** A visit that has come as far as its document within this time is a quick one, ms. */
const QUICK_MS = 400;

/** The portal's code, by its addresses. */
export type Code = {
  /** What runs, in the order in which it is needed. */
  readonly run: readonly string[];
  /** What the document has not asked for yet. */
  readonly ask: readonly string[];
};

/** How files come, and when. */
export type Line = {
  /** Whether the visit has been quick so far, as on a good line and a good phone: files are then there as soon as they are asked for. */
  readonly isQuick: boolean;
  /** Has a file come, behind whatever is shown. */
  ask(file: string): void;
  /** Runs a file, which comes first if it has not yet. */
  load(file: string): Promise<unknown>;
};

const createLine = (): Line => ({
  isQuick: performance.now() < QUICK_MS,
  ask(file) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href: file });
    document.head.append(link);
  },
  load: (file) => import(file),
});

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
 * Runs the portal's code once the page has been painted with the first words and picture it has places for: to take it up
 * keeps a slow phone's processor busy for a fifth of a second, in which nothing is painted. A file at a time, so that whoever scrolls or types
 * meanwhile is answered in between. A quick visit asks for it only then as well: to receive it is work that the paint
 * would wait for.
 *
 * @param shown settles once the first words and picture stand in their places, or there are none
 */
export async function startCode({ run, ask }: Code, shown: Promise<void>, line = createLine()): Promise<void> {
  const askForAll = () => ask.forEach((file) => line.ask(file));
  if (!line.isQuick) askForAll();
  const painted = shown.then(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  // A page in the background is never painted.
  await Promise.race([painted, sleep(line.isQuick ? QUICK_PATIENCE_MS : PATIENCE_MS)]);
  if (line.isQuick) askForAll();
  for (const file of run) {
    await persist(() => line.load(file));
    await sleep(0);
  }
}
