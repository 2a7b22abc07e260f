import { useEffect } from 'react';
import { useCore } from '#platform/core.ts';
import { matchRoute } from '../routes/routeTable.ts';
import type * as AfterFirstPaint from './afterFirstPaint.ts';

/**
 * Prefetches the code and first data of where a link leads as soon as a finger rests on it, and scrolls the page from what
 * surrounds it.
 * @param code undefined until it has been loaded
 */
export function useLinkPrefetch(code: typeof AfterFirstPaint | undefined): void {
  const { device, prefetch } = useCore();
  useEffect(() => {
    if (!code) return;
    const watch = new AbortController();
    code.scrollFromAround(watch.signal);
    code.watchLinkIntent(({ origin, pathname, search }) => {
      const match = origin === device.origin && matchRoute(pathname);
      return match ? prefetch.likely(match, search) : undefined;
    }, watch.signal);
    return () => watch.abort();
  }, [code, device, prefetch]);
}
