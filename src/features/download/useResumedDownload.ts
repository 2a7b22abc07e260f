import { useEffect, useEffectEvent, useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { hrefOf, type RouteLocation } from '#platform/navigation/routeLocation.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import { downloadOf } from './downloadFlow.ts';
import { readPending } from './pendingDownload.ts';
import { resumeDownload } from './resumeDownload.ts';

/**
 * Resumes a pending download where it was begun, once: the confirm dialog opens, and nothing is charged without it.
 * @returns whether a dialog is about to open, so that nothing else opens in its place
 */
export function useResumedDownload(location: RouteLocation): boolean {
  const core = useCore();
  const { device, tabStorage } = core;
  const download = useService(downloadOf);
  const account = useSession((state) => state.account);
  const path = hrefOf(location);

  const pendingHere = () => {
    const pending = isLoggedIn(account) ? readPending(tabStorage, account.uid, device.now()) : undefined;
    return pending?.resumes === 'atOnce' && pending.path === path ? pending : undefined;
  };
  const arrival = `${account.uid} ${path}`;
  const [known, setKnown] = useState({ arrival: '', resumes: false });
  if (known.arrival !== arrival) setKnown({ arrival, resumes: pendingHere() !== undefined });

  /** Also called once the game has been fetched: an effect event sees the location and the user of then. */
  const wanted = useEffectEvent(() => (download.getState().step.at === 'idle' ? pendingHere() : undefined));
  const resume = useEffectEvent(async () => {
    const pending = wanted();
    if (!pending) return;
    const isStillWanted = () => wanted()?.gameId === pending.gameId;
    await resumeDownload({ ...core, download }, { uid: account.uid, pending, isStillWanted });
  });

  useEffect(() => {
    void resume().finally(() => setKnown((now) => (now.arrival === arrival ? { arrival, resumes: false } : now)));
  }, [arrival]);

  return known.resumes;
}
