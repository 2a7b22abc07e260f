import { useEffect, useState } from 'react';

/** Below this it is the browser's own bars that come and go. */
const KEYBOARD_MIN = 120;

function inset(): number {
  const { visualViewport, innerHeight } = globalThis;
  // A page zoomed in by its reader shows less of itself too.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  const covered = Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop);
  return covered >= KEYBOARD_MIN ? covered : 0;
}

/** What the phone's keyboard covers of the page, px: no layout follows it on iOS. Asked after the paint, which it would delay. */
export function useKeyboardInset(): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const { visualViewport } = globalThis;
    const look = () => setCovered(inset());
    look();
    visualViewport?.addEventListener('resize', look);
    visualViewport?.addEventListener('scroll', look);
    return () => {
      visualViewport?.removeEventListener('resize', look);
      visualViewport?.removeEventListener('scroll', look);
    };
  }, []);
  return covered;
}
