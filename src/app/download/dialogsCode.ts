import { createLateCode } from '#components/loading/createLateCode.ts';
import { loadLate } from '../missingCode.ts';

/** The dialogs of the download flow, which most visits never see. */
export const downloadDialogs = createLateCode(loadLate(() => import('../shell/DownloadDialogs.tsx')));
