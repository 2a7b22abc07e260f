import { useService } from '#platform/core.ts';
import { manualCopyOf } from '#features/copy/showCopySheet.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { useEffect, useEffectEvent } from 'react';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';

/** A navigation closes the dialogs of the download flow and the copy sheet, which belong to the page that was left. */
export function useCloseOnNavigation(): void {
  const download = useService(downloadOf);
  const manualCopy = useService(manualCopyOf);
  const { key } = useRouteLocation();
  const leave = useEffectEvent(() => {
    download.close();
    manualCopy.setState({ open: false });
  });
  useEffect(() => () => leave(), [key]);
}
