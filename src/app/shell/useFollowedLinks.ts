import { useEffect } from 'react';
import { afterPaint, inTurn } from '#components/loading/whenQuiet.ts';
import { bringPage } from '../pageCode.ts';
import { usePortal } from '../portal.ts';
import { callsFor, matchRoute } from '../routeTable.ts';

/**
 * On touch-down of any link, the code and first data of where it leads are asked for. The paint goes first that shows
 * what was touched: to ask for a page's files takes a slow phone several frames.
 */
export function useFollowedLinks(): void {
  const portal = usePortal();
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const found = link?.origin === portal.device.origin && matchRoute(link.pathname);
      if (found) afterPaint(() => inTurn([() => void bringPage(found.entry), ...callsFor(portal, found, link.search)]));
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [portal]);
}
