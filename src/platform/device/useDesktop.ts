import { useSyncExternalStore } from 'react';
import { media } from '#theme/media.ts';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(media.desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.desktop).matches,
    () => false,
  );
