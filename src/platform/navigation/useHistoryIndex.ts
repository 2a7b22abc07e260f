import { useState } from 'react';
import { historyIndex } from './historyStack.ts';
import { useRouteLocation } from './routeLocation.ts';

/** Read once per location: after Back the browser is at the other entry while the page to be left still renders. */
export function useHistoryIndex(): number {
  'use no memo'; // to the compiler the browser's history never changes: it would be read once for all locations
  const location = useRouteLocation();
  const [entry, setEntry] = useState(() => ({ location, index: historyIndex() }));
  if (entry.location === location) return entry.index;
  const index = historyIndex();
  setEntry({ location, index });
  return index;
}
