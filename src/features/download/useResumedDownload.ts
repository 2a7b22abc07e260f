import { useEffect, useEffectEvent, useState } from 'react';
import { isNotFound } from '#api/ApiError.ts';
import { isLoggedIn } from '#domain/account.ts';
import { hrefOf, type RouteLocation } from '#platform/navigation/routeLocation.ts';
import { queryContextOf } from '#platform/query/queryFactory.ts';
import { useCore, useService, useSession, type Core } from '#platform/core.ts';
import { gameQueries } from '../games/gameQueries.ts';
import { downloadOf, type DownloadFlow } from './downloadFlow.ts';
import { dropPending, readPending, type PendingDownload } from './pendingDownload.ts';

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
    await resumeDownload(core, download, pending, () => wanted()?.gameId === pending.gameId);
  });

  useEffect(() => {
    void resume().finally(() => setKnown((now) => (now.arrival === arrival ? { arrival, resumes: false } : now)));
  }, [arrival]);

  return known.resumes;
}

/**
 * Opens the dialog of a pending download. It stays pending where the game could not be fetched or the page was left
 * meanwhile, for the next time the page is shown.
 * @param isStillWanted whether the page where it was begun is still shown, with nothing else open
 */
export async function resumeDownload(
  core: Pick<Core, 'api' | 'log' | 'queryClient' | 'session' | 'tabStorage'>,
  download: Pick<DownloadFlow, 'begin'>,
  pending: PendingDownload,
  isStillWanted: () => boolean,
): Promise<void> {
  try {
    const game = await core.queryClient.query(gameQueries(queryContextOf(core)).game(pending.gameId));
    if (isStillWanted()) download.begin(game, pending.path, pending.platformType);
  } catch (error) {
    core.log.warn(`A pending download could not resume: ${String(error)}`);
    if (isNotFound(error) && isStillWanted()) dropPending(core.tabStorage);
  }
}
