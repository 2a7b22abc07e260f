import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { loadCode } from '../missingCode.ts';
import { usePortal } from '../portal.ts';
import { BulletinPopup } from './BulletinPopup.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { useClosingOnLeave } from './useClosingOnLeave.ts';

/** Made anew after a failure, since React remembers what a lazy component came to. */
const loadDialogs = () =>
  lazy(() => loadCode(async () => ({ default: (await import('./DownloadDialogs.tsx')).DownloadDialogs })));

/**
 * Mounted once: the dialogs of the download flow, and the bulletin, which waits for them (product §2.5).
 * @param busy a form fills the page, or a dialog is about to open
 */
export function GlobalDialogs({ busy }: { busy: boolean }) {
  const { download, log, toasts } = usePortal();
  const step = useStore(download, (state) => state.step);
  const [attempt, setAttempt] = useState(() => ({ count: 0, DownloadDialogs: loadDialogs() }));
  // The flow's code is fetched at its first use and stays, so that closing can be animated.
  const [used, setUsed] = useState(false);
  if (step.at !== 'idle' && !used) setUsed(true);
  useClosingOnLeave();

  const giveUp = (error: unknown) => {
    log.warn(`The download dialogs failed: ${String(error)}`);
    download.close();
    toasts.show({ type: 'error', text: '网络异常，请稍后重试' });
    setUsed(false);
    setAttempt(({ count }) => ({ count: count + 1, DownloadDialogs: loadDialogs() }));
  };

  return (
    <>
      {used && (
        <DialogBoundary key={attempt.count} onFailure={giveUp}>
          <Suspense>
            <attempt.DownloadDialogs step={step} />
          </Suspense>
        </DialogBoundary>
      )}
      <DialogBoundary onFailure={(error) => log.warn(`The bulletin failed: ${String(error)}`)}>
        <BulletinPopup waits={step.at !== 'idle' || busy} />
      </DialogBoundary>
    </>
  );
}
