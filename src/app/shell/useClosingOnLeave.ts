import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { usePortal } from '../portal.ts';

/**
 * Back closes an open dialog of the download flow instead of leaving; any other move away closes it
 * along with the page (product §2.5: "Leaving the page closes the dialog").
 */
export function useClosingOnLeave(): void {
  const { download } = usePortal();
  const { key } = useLocation();
  const isOpen = () => download.getState().step.at !== 'idle';

  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isOpen());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    download.close();
    blocker.reset();
  }, [blocker, download]);

  const leave = useEffectEvent(() => download.close());
  useEffect(() => () => leave(), [key]);
}
