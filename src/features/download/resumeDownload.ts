import { isNotFound } from '#api/ApiError.ts';
import type { Core } from '#platform/core.ts';
import { gameQueries } from '../games/gameQueries.ts';
import type { DownloadFlow } from './downloadFlow.ts';
import { dropPending, type PendingDownload } from './pendingDownload.ts';

type ResumeDeps = Pick<Core, 'api' | 'log' | 'queryClient' | 'tabStorage'> & { download: Pick<DownloadFlow, 'begin'> };

type Resuming = {
  uid: string;
  pending: PendingDownload;
  /** Whether the page where the download was begun is still shown, with nothing else open. */
  isStillWanted: () => boolean;
};

/**
 * Opens the dialog of a pending download. It stays pending where the game could not be fetched or the page was left
 * meanwhile, for the next time the page is shown.
 */
export async function resumeDownload(
  { api, download, log, queryClient, tabStorage }: ResumeDeps,
  { uid, pending, isStillWanted }: Resuming,
): Promise<void> {
  try {
    const game = await queryClient.query(gameQueries({ api, uid }).game(pending.gameId));
    if (isStillWanted()) download.begin(game, pending.path, pending.platformType);
  } catch (error) {
    log.warn(`A pending download could not resume: ${String(error)}`);
    if (isNotFound(error) && isStillWanted()) dropPending(tabStorage);
  }
}
