import { useService, useCore } from '#platform/core.ts';
import { CopyPopup, manualCopyOf } from '#features/copy/CopyPopup.tsx';
import { downloadOf, type DownloadStep } from '#features/download/downloadFlow.ts';
import { useState, useEffect, useEffectEvent, Component, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { downloadDialogs } from '#features/download/dialogsCode.ts';
import { BulletinPopup } from '#features/bulletin/BulletinPopup.tsx';
import { useResumedDownload } from '#features/download/useResumedDownload.ts';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';

/**
 * Mounted once: the dialogs of the download flow, the copy sheet, and the bulletin, which waits for them.
 * @param busy a form fills the page: no bulletin opens over it
 */
export function GlobalDialogs({ busy }: { busy: boolean }) {
  const resumesDownload = useResumedDownload(useRouteLocation());
  const { log, toasts } = useCore();
  const download = useService(downloadOf);
  const manualCopy = useService(manualCopyOf);
  const step = useStore(download, (state) => state.step);
  const copying = useStore(manualCopy, (state) => state.open);
  const [failures, setFailures] = useState(0);
  // The flow's code is loaded at its first use and stays mounted, so that closing can be animated.
  const [used, setUsed] = useState(false);
  if (step.at !== 'idle' && !used) setUsed(true);
  useCloseOnNavigation();

  const closeFailed = (error: unknown) => {
    log.warn(`The download dialogs failed: ${String(error)}`);
    download.close();
    toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
    setUsed(false);
    setFailures((count) => count + 1);
  };

  return (
    <>
      {used && (
        <DialogBoundary key={failures} onFailure={closeFailed}>
          <LazyDownloadDialogs step={step} onMissing={closeFailed} />
        </DialogBoundary>
      )}
      <DialogBoundary onFailure={(error) => log.warn(`The bulletin failed: ${String(error)}`)}>
        <BulletinPopup waits={step.at !== 'idle' || copying || busy || resumesDownload} />
      </DialogBoundary>
      <DialogBoundary onFailure={(error) => log.warn(`The copy sheet failed: ${String(error)}`)}>
        <CopyPopup />
      </DialogBoundary>
    </>
  );
}

type LazyDownloadDialogsProps = { step: DownloadStep; onMissing: (error: unknown) => void };

function LazyDownloadDialogs({ step, onMissing }: LazyDownloadDialogsProps) {
  const code = downloadDialogs.useModule(true, onMissing);
  return code && <code.DownloadDialogs step={step} />;
}

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

type DialogBoundaryProps = {
  children: ReactNode;
  /** The dialog threw, or its code could not be loaded. A new `key` tries again. */
  onFailure: (error: unknown) => void;
};

/** A dialog that throws disappears; the page below it stays. A class, because React knows no other boundary. */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
