import { whenQuiet } from '#components/loading/whenQuiet.ts';
import type { Core } from '#platform/core.ts';
import { routeTable } from './routeTable.ts';

/** Not yet among the types of the DOM. */
type Saving = { connection?: { saveData?: boolean } };

const savesData = (): boolean => (navigator as Saving).connection?.saveData === true;

const quiet = () => new Promise<void>((resolve) => void whenQuiet(resolve));

/**
 * Brings the code of the pages the bottom bar leads to, one by one once the first page is done, so that a tap there waits
 * for data at most. Whoever saves data is spared. Not in development, where each module is a request.
 */
export async function preloadTabs({ prefetch }: Pick<Core, 'prefetch'>): Promise<void> {
  if (!import.meta.env.PROD || savesData()) return;
  for (const entry of routeTable) {
    if (route.layout !== 'main') continue;
    await quiet();
    await prefetch.code(route);
  }
}
