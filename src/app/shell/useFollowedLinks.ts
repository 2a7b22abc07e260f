import { useEffect } from 'react';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import { usePortal } from '../portal.ts';
import { matchRoute, warmUp } from '../routeTable.ts';

/** The route an address inside the portal leads to, with its parameters. */
function findRoute(href: string, origin: string) {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  const match = url?.origin === origin ? matchRoute(url.pathname) : undefined;
  return match && { ...match, search: url?.searchParams };
}

/**
 * On touch-down of any link, the code and first data of where it leads are asked for. The paint goes first that shows
 * what was touched: to ask for a page's files takes a slow phone several frames.
 */
export function useFollowedLinks(): void {
  const portal = usePortal();
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const found = link && findRoute(link.getAttribute('href') ?? '', portal.device.origin);
      if (found) afterPaint(() => warmUp(found.entry, portal, found.params, found.search));
    };
    document.addEventListener('pointerdown', onPointerDown, { passive: true });
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [portal]);
}
