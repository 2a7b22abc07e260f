import { useEffect, useEffectEvent, useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { hrefOf, type RouteLocation } from '#platform/navigation/routeLocation.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import { downloadOf } from './downloadFlow.ts';
import { readPending } from './pendingDownload.ts';
import { resumeDownload } from './resumeDownload.ts';

/**
 * A download begun before login or recharge resumes where it was begun, once (product D6): the
 * confirm dialog opens, and nothing is charged without it.
 * @returns whether one is about to open here: nothing else may open in its place
 */
export function useResumedDownload(place: RouteLocation): boolean {
  const core = useCore();
  const { device, tabStorage } = core;
  const download = useService(downloadOf);
  const account = useSession((state) => state.account);
  const path = hrefOf(place);

  const pendingHere = () => {
    const pending = isLoggedIn(account) ? readPending(tabStorage, account.uid, device.now()) : undefined;
    return pending?.resumes === 'atOnce' && pending.path === path ? pending : undefined;
  };
  const arrival = `${account.uid} ${path}`;
  const [known, setKnown] = useState({ arrival: '', resumes: false });
  if (known.arrival !== arrival) setKnown({ arrival, resumes: pendingHere() !== undefined });

  /** Asked again once the game has been read: an effect event sees the place and the person of then. */
  const wanted = useEffectEvent(() => (download.getState().step.at === 'idle' ? pendingHere() : undefined));
  const resume = useEffectEvent(async () => {
    const wish = wanted();
    if (wish)
      await resumeDownload(
        { ...core, download },
        { uid: account.uid, wish, isStillWanted: () => wanted()?.gameId === wish.gameId },
      );
  });

  useEffect(() => {
    void resume().finally(() => setKnown((now) => (now.arrival === arrival ? { arrival, resumes: false } : now)));
  }, [arrival]);

  return known.resumes;
}
