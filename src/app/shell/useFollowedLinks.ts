import { useEffect } from 'react';
import { whenIdle } from '#components/loading/whenQuiet.ts';
import { loadAhead } from '../missingCode.ts';
import { usePortal } from '../portal.ts';
import { matchRoute } from '../routeTable.ts';

/** The code and first data of where a link leads are asked for as soon as a finger rests on it. */
export function useFollowedLinks(): void {
  const { device, prefetch } = usePortal();
  useEffect(() => {
    const watch = new AbortController();
    const callOff = whenIdle(
      () =>
        void loadAhead(async () => {
          const { watchLinkIntent } = await import('./watchLinkIntent.ts');
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
