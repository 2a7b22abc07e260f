import { createLateCode } from '#components/loading/createLateCode.ts';
import { loadCode } from '#platform/navigation/missingCode.ts';

/** The dialogs of the download flow, which most visits never see. */
export const downloadDialogs = createLateCode(() => loadCode(() => import('./DownloadDialogs.tsx')));
