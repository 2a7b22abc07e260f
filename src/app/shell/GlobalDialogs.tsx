import { useService, useCore } from '#platform/core.ts';
import { manualCopyOf } from '#features/copy/showCopySheet.ts';
import { downloadOf, type DownloadStep } from '#features/download/downloadFlow.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { downloadDialogs } from '#features/download/dialogsCode.ts';
import { BulletinPopup } from '#features/bulletin/BulletinPopup.tsx';
import { CopyPopup } from '#features/copy/CopyPopup.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { useClosingOnLeave } from './useClosingOnLeave.ts';

/**
 * Mounted once: the dialogs of the download flow, what could not be copied, and the bulletin, which waits for them (product §2.5).
 * @param busy a form fills the page, or a dialog is about to open
 */
export function GlobalDialogs({ busy }: { busy: boolean }) {
  const { log, toasts } = useCore();
  const download = useService(downloadOf);
  const manualCopy = useService(manualCopyOf);
  const step = useStore(download, (state) => state.step);
  const copying = useStore(manualCopy, (state) => state.open);
  const [failures, setFailures] = useState(0);
  // The flow's code is fetched at its first use and stays, so that closing can be animated.
  const [used, setUsed] = useState(false);
  if (step.at !== 'idle' && !used) setUsed(true);
  useClosingOnLeave();

  const giveUp = (error: unknown) => {
    log.warn(`The download dialogs failed: ${String(error)}`);
    download.close();
    toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
    setUsed(false);
    setFailures((count) => count + 1);
  };

  return (
    <>
      {used && (
        <DialogBoundary key={failures} onFailure={giveUp}>
          <LateDownloadDialogs step={step} onMissing={giveUp} />
        </DialogBoundary>
      )}
      <DialogBoundary onFailure={(error) => log.warn(`The bulletin failed: ${String(error)}`)}>
        <BulletinPopup waits={step.at !== 'idle' || copying || busy} />
      </DialogBoundary>
      <DialogBoundary onFailure={(error) => log.warn(`The copy sheet failed: ${String(error)}`)}>
        <CopyPopup />
      </DialogBoundary>
    </>
  );
}

type LateDownloadDialogsProps = { step: DownloadStep; onMissing: (error: unknown) => void };

function LateDownloadDialogs({ step, onMissing }: LateDownloadDialogsProps) {
  const code = downloadDialogs.useModule(true, onMissing);
  return code && <code.DownloadDialogs step={step} />;
}
