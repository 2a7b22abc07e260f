import { useSyncExternalStore } from 'react';
import { media } from '#theme/media.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the reader asks for less motion, followed while it may change. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion);
