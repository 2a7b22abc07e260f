import { useEffect, useEffectEvent } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { usePortal } from '../portal.ts';
import { closeTop, hasClosable, useClosedByBack } from './closedByBack.ts';

/**
 * Back closes an open dialog instead of leaving; any other move away closes the download flow along
 * with the page (product §2.5: "Leaving the page closes the dialog"). Used once: a router has one blocker.
 */
export function useClosingOnLeave(): void {
  const { download } = usePortal();
  const { key } = useLocation();
  const step = useStore(download, (state) => state.step);
  useClosedByBack(step.at !== 'idle', download.close);

  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && hasClosable());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeTop();
    blocker.reset();
  }, [blocker]);

  const leave = useEffectEvent(() => download.close());
  useEffect(() => () => leave(), [key]);
}
