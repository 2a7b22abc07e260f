import { whenQuiet } from '#components/loading/whenQuiet.ts';
import { loadUnasked } from './missingCode.ts';
import { routeTable } from './routeTable.ts';

/** Not yet among the types of the DOM. */
type Saving = { connection?: { saveData?: boolean } };

const quiet = () => new Promise<void>((resolve) => void whenQuiet(resolve));

const isSpared = () => (navigator as Saving).connection?.saveData === true || Boolean(navigator.serviceWorker?.controller);

/**
 * Brings the code of the pages the bottom bar leads to, one by one once the first page is done, so that a tap there waits
 * for data at most. Whoever saves data is spared, and whoever has been here: the worker keeps what they came to use.
 */
export async function bringMainPages(): Promise<void> {
  if (isSpared()) return;
  for (const { layout, load } of routeTable) {
    if (layout !== 'main') continue;
    await quiet();
    await loadUnasked(load).catch(() => undefined);
  }
}
