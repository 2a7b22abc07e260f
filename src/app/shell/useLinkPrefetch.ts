import { useEffect } from 'react';
import { whenIdle } from '#components/loading/whenQuiet.ts';
import { preload } from '#platform/navigation/chunkErrors.ts';
import { useCore } from '#platform/core.ts';
import { matchRoute } from '../routes/routeTable.ts';

/**
 * Prefetches the code and first data of where a link leads as soon as a finger rests on it, and scrolls the page from what
 * surrounds it; both by code that is loaded once the page is rendered.
 */
export function useLinkPrefetch(): void {
  const { device, prefetch } = useCore();
  useEffect(() => {
    const watch = new AbortController();
    const cancel = whenIdle(
      () =>
        void preload(async () => {
          const { watchLinkIntent, scrollFromAround } = await import('./afterFirstPaint.ts');
          scrollFromAround(watch.signal);
          watchLinkIntent(({ origin, pathname, search }) => {
            const match = origin === device.origin && matchRoute(pathname);
            return match ? prefetch.likely(match, search) : undefined;
          }, watch.signal);
        }),
    );
    return () => {
      cancel();
      watch.abort();
    };
  }, [device, prefetch]);
}
