import { useSyncExternalStore } from 'react';

/** Below this it is the browser's own bars that come and go. */
const KEYBOARD_MIN = 120;

function subscribe(listener: () => void): () => void {
  const { visualViewport } = globalThis;
  visualViewport?.addEventListener('resize', listener);
  visualViewport?.addEventListener('scroll', listener);
  return () => {
    visualViewport?.removeEventListener('resize', listener);
    visualViewport?.removeEventListener('scroll', listener);
  };
}

function inset(): number {
  const { visualViewport, innerHeight } = globalThis;
  // A page zoomed in by its reader shows less of itself too.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop);
  return covered >= KEYBOARD_MIN ? covered : 0;
}

/**
 * What the phone's keyboard covers of the page's lower end, in px. Neither `dvh` nor the layout follows
 * the keyboard on iOS, and on Android only where the page asks for it.
 */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, inset, () => 0);
