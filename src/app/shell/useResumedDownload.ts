import { useEffect, useEffectEvent, useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { dropPending, readPending } from '../download/pendingDownload.ts';
import { pathOf, type Place } from '../place.ts';
import { usePortal, useSession } from '../portal.ts';
import { createQueries } from '../queries.ts';

/**
 * A download begun before login or recharge resumes where it was begun, once (product D6): the
 * confirm dialog opens, and nothing is charged without it.
 * @returns whether one is about to open here: nothing else may open in its place
 */
export function useResumedDownload(place: Place): boolean {
  const { api, device, download, log, queryClient, tabStorage } = usePortal();
  const account = useSession((state) => state.account);
  const path = pathOf(place);

  const pendingHere = () => {
    const pending = isLoggedIn(account) ? readPending(tabStorage, account.uid, device.now()) : undefined;
    return pending?.resumes === 'atOnce' && pending.path === path ? pending : undefined;
  };
  const arrival = `${account.uid} ${path}`;
  const [known, setKnown] = useState({ arrival: '', resumes: false });
  if (known.arrival !== arrival) setKnown({ arrival, resumes: pendingHere() !== undefined });

  const resume = useEffectEvent(async () => {
    const pending = pendingHere();
    if (!pending || download.getState().step.at !== 'idle') return;
    dropPending(tabStorage);
    try {
      const game = await queryClient.fetchQuery(createQueries(api, account.uid).game(pending.gameId));
      download.begin(game, path, pending.platformType);
    } catch (error) {
      log.warn(`A pending download could not resume: ${String(error)}`);
    }
  });

  useEffect(() => {
    void resume().finally(() => setKnown((now) => (now.arrival === arrival ? { arrival, resumes: false } : now)));
  }, [arrival]);

  return known.resumes;
}
