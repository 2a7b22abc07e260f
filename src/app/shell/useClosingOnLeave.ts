import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { dismissTopLayer } from '#components/Dialog/openLayers.ts';
import { historyIndex } from '../historyEntry.ts';
import { usePortal } from '../portal.ts';
import { isHeldUp } from './back.ts';
import { useVisitIndex } from './useVisitIndex.ts';

/**
 * Back closes whatever dialog, sheet or viewer stands open instead of leaving; any other move away closes
 * the download flow along with the page (product §2.5: "Leaving the page closes the dialog"). Used once: a
 * router has one blocker.
 */
export function useClosingOnLeave(): void {
  const { download } = usePortal();
  const { key } = useLocation();

  const shownIndex = useVisitIndex();
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isHeldUp());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const dismiss = () => {
      dismissTopLayer();
      blocker.reset();
    };
    // The browser may still be on its way back here: a layer that closes by its address would change another page's.
    if (historyIndex() === shownIndex) return dismiss();
    addEventListener('popstate', dismiss, { once: true });
    return () => removeEventListener('popstate', dismiss);
  }, [blocker, shownIndex]);

  const leave = useEffectEvent(() => download.close());
  useEffect(() => () => leave(), [key]);
}
