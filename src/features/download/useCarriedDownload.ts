import { useEffect, useEffectEvent } from 'react';
import { isFreeGame, type Game } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { parsePurpose, PURPOSE_PARAMETER } from '#domain/paymentPurpose.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCore } from '#platform/core.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { keepPending } from './pendingDownload.ts';

/**
 * Makes the download that the address of a game's page carries (WeChat's browser, which cannot download, led here) a
 * pending one, whose dialog opens as soon as somebody is logged in. A free game has no dialog and starts by a tap alone: an
 * address by itself downloads nothing.
 */
export function useCarriedDownload(game: Game | undefined): void {
  const core = useCore();
  const { replace } = useNavigation();
  const [searchParams] = useSearchParams();
  const purpose = parsePurpose(searchParams.get(PURPOSE_PARAMETER));
  const carried = !core.device.restricted && purpose.kind === 'game' && purpose.gameId === game?.id;

  const keep = useEffectEvent(() => {
    if (!game) return;
    const path = paths.gameDetail(game.id);
    if (!isFreeGame(game)) keepPending(core, { gameId: game.id, path, resumes: 'atOnce' });
    replace(path);
  });
  useEffect(() => {
    if (carried) keep();
  }, [carried]);
}
