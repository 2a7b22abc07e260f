import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what may come after the rest is to be rendered: false in the frame in which the page becomes ready, so that this
 * follows in one of its own. Where the page is ready from the beginning it is there at once: its reader may have left it
 * scrolled down.
 */
export function useFollowing(isReady: boolean): boolean {
  const [follows, setFollows] = useState(isReady);
  useEffect(() => startTransition(() => setFollows(isReady)), [isReady]);
  return follows;
}
