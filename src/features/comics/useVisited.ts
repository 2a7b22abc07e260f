import { useState } from 'react';

/** Everything that has been shown so far, what is shown now included. */
export function useVisited<T>(shown: T): ReadonlySet<T> {
  const [visited, setVisited] = useState<ReadonlySet<T>>(() => new Set([shown]));
  if (visited.has(shown)) return visited;
  const next = new Set([...visited, shown]);
  setVisited(next);
  return next;
}
