import { createLazyModule } from '#components/loading/createLazyModule.ts';
import { importWithReload } from '#platform/navigation/chunkErrors.ts';

/** The dialogs of the download flow, which most visits never see. */
export const downloadDialogs = createLazyModule(() => importWithReload(() => import('./DownloadDialogs.tsx')));
