import { whenQuiet } from '#components/loading/whenQuiet.ts';
import type { Core } from '#platform/core.ts';
import { routeTable } from './routeTable.ts';

/** Not yet among the types of the DOM. */
type Saving = { connection?: { saveData?: boolean } };

const savesData = (): boolean => (navigator as Saving).connection?.saveData === true;

const untilIdle = () => new Promise<void>((resolve) => void whenQuiet(resolve));

/**
 * Preloads the code of the bottom bar's pages, one by one once the first page is done, so that a tap there waits for data
 * at most. Not where the browser saves data, nor in development, where each module is a request.
 */
export async function preloadTabs({ prefetch }: Pick<Core, 'prefetch'>): Promise<void> {
  if (!import.meta.env.PROD || savesData()) return;
  for (const route of routeTable) {
    if (route.layout !== 'main') continue;
    await untilIdle();
    await prefetch.code(route);
  }
}
