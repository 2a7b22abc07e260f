import { useEffect } from 'react';
import { titled } from '../device/productName.ts';

/**
 * Names the document after what the page shows: a book, a chapter (product.md §2.0). Until `name` is known the
 * route's own title stands. A kept page's effects rest while it is hidden and run again when it is shown.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = titled(name);
  }, [name]);
}
