import { useEffect, useLayoutEffect } from 'react';
import { titled } from '../device/productName.ts';

/**
 * Names the document after what the page shows: a book, a chapter. Until `name` is known the route's own title stands. A
 * kept page's effects rest while it is hidden and run again when it is shown.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = titled(name);
  }, [name]);
}

/**
 * Names the document after its route (spec §1), again for every page shown. Before any page's own effects, so that
 * `usePageTitle` has the last word.
 */
export function useRouteTitle(title: string, pageKey: string): void {
  useLayoutEffect(() => {
    document.title = titled(title);
  }, [title, pageKey]);
}
