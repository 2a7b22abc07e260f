import { useEffect } from 'react';
import type { ToastStore } from './toastStore.ts';

/** Time does not run while the tab is hidden. */
export function useFreezeWhenHidden(store: ToastStore): void {
  useEffect(() => {
    const follow = () => store.freeze(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);
}
