import { useEffect } from 'react';
import { PRODUCT_NAME } from '../productName.ts';

/** `{product} - {route title}` (spec §1). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${PRODUCT_NAME} - ${title}`;
  }, [title]);
}
