import { useState } from 'react';
import { historyIndex } from './historyStack.ts';
import { useRouteLocation } from './routeLocation.ts';

/**
 * The index in history of the page shown. Read once per location: as soon as Back is pressed the browser is at the other
 * entry already, while the page to be left may render once more.
 */
export function useHistoryIndex(): number {
  'use no memo'; // to the compiler the browser's history never changes: it would be read once for all locations
  const location = useRouteLocation();
  const [entry, setEntry] = useState(() => ({ location, index: historyIndex() }));
  if (entry.location === location) return entry.index;
  const index = historyIndex();
  setEntry({ location, index });
  return index;
}
