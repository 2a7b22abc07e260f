import { useEffect } from 'react';
import { usePortal } from '../portal.ts';
import { matchRoute } from '../routeTable.ts';
import { watchLinkIntent } from './watchLinkIntent.ts';

/** The code and first data of where a link leads are asked for as soon as a finger rests on it. */
export function useFollowedLinks(): void {
  const { device, prefetch } = usePortal();
  useEffect(
    () =>
      watchLinkIntent(({ origin, pathname, search }) => {
        const found = origin === device.origin && matchRoute(pathname);
        return found ? prefetch.likely(found, search) : undefined;
      }),
    [device, prefetch],
  );
}
