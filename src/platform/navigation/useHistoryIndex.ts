import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { historyIndex } from './historyStack.ts';

/**
 * The place in history of the page shown. Read once per location: as soon as Back is pressed the browser
 * stands at the other entry already, while the page to be left may render once more.
 */
export function useHistoryIndex(): number {
  'use no memo'; // to the compiler the browser's history never changes: it would be read once for all locations
  const location = useLocation();
  const [visit, setVisit] = useState(() => ({ location, index: historyIndex() }));
  if (visit.location === location) return visit.index;
  const index = historyIndex();
  setVisit({ location, index });
  return index;
}
