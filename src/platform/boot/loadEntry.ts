import { afterPaint } from '#components/loading/whenQuiet.ts';
import { importFile, loadModules, sleep } from './loadModules.ts';

/**
 * Evaluation waits at most so long for the largest contentful paint, ms. On a quick line 150 ms cost it a fifth; on a slow
 * one the modules load later anyway.
 */
const MAX_LCP_WAIT_MS = 500;

const painted = async (filled: Promise<void>): Promise<void> => {
  await filled;
  await new Promise<void>((resolve) => void afterPaint(resolve));
};

/**
 * Evaluates the portal's modules after the largest contentful paint, one chunk a task: evaluation blocks a slow phone for
 * a fifth of a second, and what is tapped or typed meanwhile is answered in between.
 *
 * @param files the addresses of the modules, in the order in which they are needed
 * @param filled settles once the skeleton is filled
 */
export async function loadEntry(files: readonly string[], filled: Promise<void>, load = importFile): Promise<void> {
  // A page in the background is never painted.
  await Promise.race([painted(filled), sleep(MAX_LCP_WAIT_MS)]);
  await loadModules(files, load);
}
