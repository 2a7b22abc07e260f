import { useQuery } from '@tanstack/react-query';
import type { Order } from '#domain/order.ts';
import { purposeLately } from '#domain/paymentPurpose.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { walletQueries } from '../wallet/walletQueries.ts';
import { gameQueries } from '../games/gameQueries.ts';
import { readPending } from '../download/pendingDownload.ts';
import { originOf } from './membershipSource.ts';

/** What membership is wanted for, and its game to compare prices with, unless it is owned already. */
export function useMembershipSource(open: boolean, order: Order | undefined) {
  const { device, tabStorage } = useCore();
  const [searchParams] = useSearchParams();
  const uid = useSession((state) => state.account.uid);
  const vipConfig = useSession((state) => state.vipConfig);
  const pending = open ? readPending(tabStorage, uid, device.now()) : undefined;
  const sources = { ordered: order?.purpose, search: searchParams, vipConfig, pendingGameId: pending?.gameId };
  const stated = originOf(sources);
  const { data: orders = [] } = useQuery({
    ...useQueryFactory(walletQueries).newestOrders,
    enabled: open && stated === undefined && !searchParams.has('orderId'),
  });
  const cards = orders.filter(({ kind }) => kind === 'vip');
  const origin = stated ?? (open ? originOf({ ...sources, recent: purposeLately(cards, device.now()) }) : undefined);

  const gameId = origin?.kind === 'game' ? origin.gameId : '';
  const { data: game } = useQuery({ ...useQueryFactory(gameQueries).game(gameId), enabled: open && gameId !== '' });
  return {
    origin,
    game: game && !game.owned ? { name: game.name, icon: game.icon, price: game.buyAmount } : undefined,
  };
}
