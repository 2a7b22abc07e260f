import { useEffect, useEffectEvent } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { dropPending, readPending } from '../download/pendingDownload.ts';
import { pathOf, type Place } from '../place.ts';
import { usePortal, useSession } from '../portal.ts';
import { createQueries } from '../queries.ts';

/**
 * A download begun before login or recharge resumes where it was begun, once (product D6): the
 * confirm dialog opens, and nothing is charged without it.
 */
export function useResumedDownload(place: Place): void {
  const { api, device, download, log, queryClient, tabStorage } = usePortal();
  const account = useSession((state) => state.account);
  const path = pathOf(place);

  const resume = useEffectEvent(async () => {
    const pending = readPending(tabStorage, account.uid, device.now());
    if (pending?.resumes !== 'atOnce' || pending.path !== path || download.getState().step.at !== 'idle') return;
    dropPending(tabStorage);
    try {
      const game = await queryClient.fetchQuery(createQueries(api, account.uid).game(pending.gameId));
      download.begin(game, path, pending.platformType);
    } catch (error) {
      log.warn(`A pending download could not resume: ${String(error)}`);
    }
  });

  useEffect(() => {
    if (isLoggedIn(account)) void resume();
  }, [account, path]);
}
