import type { SourceGame } from '#screens/dialogs/MembershipSheet/GameLine.tsx';
import { readPending } from '../download/pendingDownload.ts';
import { usePlace } from '../place.ts';
import { usePortal, useSession } from '../portal.ts';
import { useQueries } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';
import { originOf, type MembershipOrigin } from './membershipOrigin.ts';

/** What asked for membership, and the game of it to compare prices with: one that is owned already needs no comparison. */
export function useMembershipOrigin(open: boolean): {
  origin: MembershipOrigin | undefined;
  game: SourceGame | undefined;
} {
  const { device, tabStorage } = usePortal();
  const { search } = usePlace();
  const uid = useSession((state) => state.account.uid);
  const vipConfig = useSession((state) => state.vipConfig);
  const pending = open ? readPending(tabStorage, uid, device.now()) : undefined;
  const origin = originOf(search, vipConfig, pending?.gameId);

  const gameId = origin?.kind === 'game' ? origin.gameId : '';
  const { data: game } = useQuery({ ...useQueries().game(gameId), enabled: open && gameId !== '' });
  return {
    origin,
    game: game && !game.owned ? { name: game.name, icon: game.icon, price: game.buyAmount } : undefined,
  };
}
