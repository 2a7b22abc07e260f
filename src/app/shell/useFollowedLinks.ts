import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { usePortal } from '../portal.ts';
import { routeTable, warmUp } from '../routeTable.ts';

/** The route an address inside the portal leads to, with its parameters. */
function findRoute(href: string, origin: string) {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (url?.origin !== origin) return undefined;
  for (const entry of routeTable) {
    const match = matchPath(entry.path, url.pathname);
    if (match) return { entry, params: match.params };
  }
  return undefined;
}

/** On touch-down of any link, the code and first data of where it leads are asked for. */
export function useFollowedLinks(): void {
  const portal = usePortal();
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const found = link && findRoute(link.getAttribute('href') ?? '', portal.device.origin);
      if (found) warmUp(found.entry, portal, found.params);
    };
    document.addEventListener('pointerdown', onPointerDown, { passive: true });
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [portal]);
}
