import { afterPaint } from '#components/loading/whenQuiet.ts';
import { importFile, loadModules, sleep } from './loadModules.ts';

/** So long the code waits to run for the page's first picture, ms; on a slow line it is the code that comes later. */
const PATIENCE_MS = 150;

/** On a quick visit it waits longer: it comes soon once asked for, and what the picture waits for is its answer and itself. */
const QUICK_PATIENCE_MS = 500;

/** How the code comes. */
export type Line = {
  /** Has all of it come: for a quick visit, which has not asked for it yet (`askFirst.ts`). */
  readonly ask?: (() => void) | undefined;
  /** Runs a file, which comes first if it has not yet. */
  load(file: string): Promise<unknown>;
};

const createLine = (): Line => ({ ask: globalThis.askForCode, load: importFile });

const painted = async (shown: Promise<void>): Promise<void> => {
  await shown;
  await new Promise<void>((resolve) => void afterPaint(resolve));
};

/**
 * Runs the portal's code once the page has been painted with the first words and picture it has places for: to take it up
 * keeps a slow phone's processor busy for a fifth of a second, in which nothing is painted. A file at a time, so that whoever scrolls or types
 * meanwhile is answered in between. A quick visit asks for it only then as well: to receive it is work that the paint
 * would wait for.
 *
 * @param files its addresses, in the order in which they are needed
 * @param shown settles once the first words and picture stand in their places, or there are none
 */
export async function startCode(files: readonly string[], shown: Promise<void>, line = createLine()): Promise<void> {
  // A page in the background is never painted.
  await Promise.race([painted(shown), sleep(line.ask ? QUICK_PATIENCE_MS : PATIENCE_MS)]);
  line.ask?.();
  await loadModules(files, line.load);
}
