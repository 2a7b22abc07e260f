import { isNotFound } from '#api/ApiError.ts';
import type { Core } from '#platform/core.ts';
import { gameQueries } from '../games/gameQueries.ts';
import type { DownloadFlow } from './downloadFlow.ts';
import { dropPending, type PendingDownload } from './pendingDownload.ts';

type ResumeDeps = Pick<Core, 'api' | 'log' | 'queryClient' | 'tabStorage'> & { download: Pick<DownloadFlow, 'begin'> };

type Resuming = {
  /** Whose wish it is by now. */
  uid: string;
  wish: PendingDownload;
  /** Whether the person still stands where the download was begun, with nothing else open. */
  isStillWanted: () => boolean;
};

/**
 * Opens the dialog of a download begun before login or recharge (product.md D6). The wish is kept until then: a game that
 * could not be read, or a person gone elsewhere meanwhile, leaves it for the next time its page is shown.
 */
export async function resumeDownload(
  { api, download, log, queryClient, tabStorage }: ResumeDeps,
  { uid, wish, isStillWanted }: Resuming,
): Promise<void> {
  try {
    const game = await queryClient.fetchQuery(gameQueries({ api, uid }).game(wish.gameId));
    if (isStillWanted()) download.begin(game, wish.path, wish.platformType);
  } catch (error) {
    log.warn(`A pending download could not resume: ${String(error)}`);
    if (isNotFound(error) && isStillWanted()) dropPending(tabStorage);
  }
}
