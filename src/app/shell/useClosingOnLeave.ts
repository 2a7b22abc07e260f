import { useService } from '#platform/core.ts';
import { manualCopyOf } from '#features/copy/showCopySheet.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** A move away closes the download flow and what is to be copied along with the page (product §2.5: "Leaving the page closes the dialog"). */
export function useClosingOnLeave(): void {
  const download = useService(downloadOf);
  const manualCopy = useService(manualCopyOf);
  const { key } = useLocation();
  const leave = useEffectEvent(() => {
    download.close();
    manualCopy.setState({ open: false });
  });
  useEffect(() => () => leave(), [key]);
}
