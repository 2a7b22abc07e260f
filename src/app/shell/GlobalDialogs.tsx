import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { usePortal } from '../portal.ts';
import { BulletinPopup } from './BulletinPopup.tsx';
import { useClosingOnLeave } from './useClosingOnLeave.ts';

const DownloadDialogs = lazy(async () => ({ default: (await import('./DownloadDialogs.tsx')).DownloadDialogs }));

/** Mounted once: the dialogs of the download flow, and the bulletin, which waits for them (product §2.5). */
export function GlobalDialogs({ onFormPage }: { onFormPage: boolean }) {
  const { download } = usePortal();
  const step = useStore(download, (state) => state.step);
  // The flow's code is fetched at its first use and stays, so that closing can be animated.
  const [used, setUsed] = useState(false);
  if (step.at !== 'idle' && !used) setUsed(true);
  useClosingOnLeave();

  return (
    <>
      {used && (
        <Suspense>
          <DownloadDialogs step={step} />
        </Suspense>
      )}
      <BulletinPopup waits={step.at !== 'idle' || onFormPage} />
    </>
  );
}
