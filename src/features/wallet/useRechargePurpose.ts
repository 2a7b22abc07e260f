import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#api/ApiError.ts';
import { chargeOf, shortfallOf } from '#domain/download.ts';
import { missingDiamonds } from '#domain/membershipPayment.ts';
import type { Order } from '#domain/order.ts';
import {
  NO_PURPOSE,
  PURPOSE_PARAMETER,
  purposeOfVisit,
  purposeText,
  rechargePath,
  continuationPath,
  type PaymentPurpose,
} from '#domain/paymentPurpose.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { Shortfall } from '#screens/wallet/Recharge/WantedNotice.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { art } from '#theme/art.ts';
import { gameQueries } from '../games/gameQueries.ts';
import { welfareQueries } from '../welfare/welfareQueries.ts';
import { comicQueries } from '../comics/comicQueries.ts';
import { walletQueries } from './walletQueries.ts';

/** What the server says of what is wanted: what it is, or that it does not exist or is owned already; undefined while loading. */
type Wanted = Shortfall | 'nothing' | undefined;

/**
 * Reads the purpose of a recharge from the order, else from the address; see `purposeOfVisit`. It counts as long as the
 * server has not said that there is no such thing, a game once it was found.
 * @param named the order that the address names
 */
export function useRechargePurpose(status: UserStatus | undefined, named: Order | undefined, orders: readonly Order[]) {
  const [searchParams] = useSearchParams();
  const { device } = useCore();
  const purpose = purposeOfVisit({ hint: searchParams.get(PURPOSE_PARAMETER), named, orders, now: device.now() });
  const found = useWanted(purpose, status);
  const counting = found === 'nothing' ? NO_PURPOSE : purpose;
  const wanted = found === 'nothing' ? undefined : found;
  return {
    /** The purpose as an order keeps it. */
    text: purposeText(counting),
    /** The page's address with it: where the cashier returns to. */
    here: rechargePath(counting),
    /** Its name and how much is missing for it, 0 when it can be bought; absent until that is known. */
    wanted,
    /** The game of the pending download; unknown until the game is found. */
    gameId: counting.kind === 'game' && wanted ? counting.gameId : undefined,
    /** The page that wants the diamonds, to return to. */
    source: counting.kind === 'game' && !wanted ? undefined : continuationPath(counting),
  };
}

/** A query for each kind, of which at most one is enabled. */
function useWanted(purpose: PaymentPurpose, status: UserStatus | undefined): Wanted {
  const found = [
    useGame(purpose.kind === 'game' ? purpose.gameId : '', status),
    useChapter(purpose.kind === 'chapter' ? purpose : undefined, status),
    usePlan(purpose.kind === 'membership' ? purpose.planId : '', status),
    useItem(purpose.kind === 'welfare' ? purpose.itemId : '', status),
  ];
  return found.find((wanted) => wanted !== undefined);
}

const missingOf = (price: number, status: UserStatus | undefined): number =>
  status ? shortfallOf(price, status.coinNum) : 0;

function useGame(id: string, status: UserStatus | undefined): Wanted {
  const { data: game, error } = useQuery({ ...useQueryFactory(gameQueries).game(id), enabled: id !== '' });
  if (isNotFound(error)) return 'nothing';
  if (!game || !status || id === '') return undefined;
  const charge = chargeOf(game, status);
  if (charge.kind === 'none' && charge.because === 'owned') return 'nothing';
  const missing = charge.kind === 'diamonds' ? missingOf(charge.price, status) : 0;
  return { purpose: `下载《${game.name}》`, icon: game.icon, missing };
}

const CHAPTER_ICON = art('rewards/diamond.svg');

function useChapter(chapter: { bookId: string; cid: string } | undefined, status: UserStatus | undefined): Wanted {
  const comics = useQueryFactory(comicQueries);
  const { data, error } = useQuery({
    ...comics.chapter(chapter?.bookId ?? '', chapter?.cid ?? ''),
    enabled: chapter !== undefined,
  });
  if (isNotFound(error)) return 'nothing';
  if (!data || !status || !chapter) return undefined;
  if (!data.previewOnly) return 'nothing';
  const missing = missingOf(data.lock?.price ?? 0, status);
  return { purpose: `解锁第${data.no}话 ${data.title}`, icon: CHAPTER_ICON, missing };
}

const MEMBER_ICON = art('rewards/vip.svg');

function usePlan(id: string, status: UserStatus | undefined): Wanted {
  const { data: offer } = useQuery({ ...useQueryFactory(walletQueries).vipOffer, enabled: id !== '' });
  const plan = offer?.plans.find((one) => one.id === id);
  if (!plan || id === '') return undefined;
  return { purpose: `开通会员${plan.name}`, icon: MEMBER_ICON, missing: missingDiamonds(plan, status?.coinNum) };
}

function useItem(id: string, status: UserStatus | undefined): Wanted {
  const { data: home } = useQuery({ ...useQueryFactory(welfareQueries).welfare, enabled: id !== '' });
  const item = home?.items.find((one) => one.id === id);
  if (!item || id === '') return undefined;
  if (item.usedByMe >= item.limit) return 'nothing';
  return { purpose: `兑换${item.title}`, icon: item.image, missing: missingOf(item.cost ?? 0, status) };
}
