import { isGone } from '#api/ApiError.ts';
import type { Portal } from '#app/portal.ts';
import { createQueries } from '#app/queries.ts';
import { dropPending, type PendingDownload } from './pendingDownload.ts';

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
  {
    api,
    download,
    log,
    queryClient,
    tabStorage,
  }: Pick<Portal, 'api' | 'download' | 'log' | 'queryClient' | 'tabStorage'>,
  { uid, wish, isStillWanted }: Resuming,
): Promise<void> {
  try {
    const game = await queryClient.fetchQuery(createQueries(api, uid).game(wish.gameId));
    if (isStillWanted()) download.begin(game, wish.path, wish.platformType);
  } catch (error) {
    log.warn(`A pending download could not resume: ${String(error)}`);
    if (isGone(error) && isStillWanted()) dropPending(tabStorage);
  }
}
