import { useLayoutEffect } from 'react';
import { titled } from '#platform/device/productName.ts';

/**
 * The document is named after its route (spec §1), anew for every page shown. Before any page's own effects, so
 * that one with a name of its own (`usePageTitle`) has the last word.
 */
export function useDocumentTitle(title: string, pageKey = ''): void {
  useLayoutEffect(() => {
    document.title = titled(title);
  }, [title, pageKey]);
}
