import { afterPaint } from '#components/loading/whenQuiet.ts';
import { importFile, loadModules, sleep } from './loadModules.ts';

/** Evaluation waits at most so long for the largest contentful paint, ms; 150 cost it a fifth on a quick line. */
const MAX_LCP_WAIT_MS = 500;

const painted = async (filled: Promise<void>): Promise<void> => {
  await filled;
  await new Promise<void>((resolve) => void afterPaint(resolve));
};

/** Evaluates modules in order, after the skeleton is filled and painted: they block a slow phone for a fifth of a second. */
export async function loadEntry(files: readonly string[], filled: Promise<void>, load = importFile): Promise<void> {
  // A page in the background is never painted.
  await Promise.race([painted(filled), sleep(MAX_LCP_WAIT_MS)]);
  await loadModules(files, load);
}
