import { useEffect } from 'react';
import { whenIdle } from '#components/loading/whenQuiet.ts';
import { preload } from '#platform/navigation/chunkErrors.ts';
import { useCore } from '#platform/core.ts';
import { matchRoute } from '../routes/routeTable.ts';

/**
 * The code and first data of where a link leads are asked for as soon as a finger rests on it, and the page scrolls from what
 * surrounds it; both by code that comes once the page stands, as does what it is printed with.
 */
export function useLinkPrefetch(): void {
  const { device, prefetch } = useCore();
  useEffect(() => {
    const watch = new AbortController();
    const callOff = whenIdle(
      () =>
        void preload(async () => {
          const { watchLinkIntent, scrollFromAround } = await import('./standing.ts');
          scrollFromAround(watch.signal);
          watchLinkIntent(({ origin, pathname, search }) => {
            const found = origin === device.origin && matchRoute(pathname);
            return found ? prefetch.likely(found, search) : undefined;
          }, watch.signal);
        }),
    );
    return () => {
      callOff();
      watch.abort();
    };
  }, [device, prefetch]);
}
