import { useEffect, useLayoutEffect } from 'react';
import { titled } from '../device/productName.ts';

/** Names the document after what the page shows; until `name` is known the route's own title stands. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = titled(name);
  }, [name]);
}

/** Names the document after its route (spec §1), before the pages' own effects: `usePageTitle` has the last word. */
export function useRouteTitle(title: string, pageKey: string): void {
  useLayoutEffect(() => {
    document.title = titled(title);
  }, [title, pageKey]);
}
