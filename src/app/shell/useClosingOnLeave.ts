import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal.ts';

/** A move away closes the download flow and what is to be copied along with the page (product §2.5: "Leaving the page closes the dialog"). */
export function useClosingOnLeave(): void {
  const { download, manualCopy } = usePortal();
  const { key } = useLocation();
  const leave = useEffectEvent(() => {
    download.close();
    manualCopy.setState({ open: false });
  });
  useEffect(() => () => leave(), [key]);
}
