import { shortfallOf } from '#domain/download.ts';
import { missingDiamonds } from '#domain/membershipPayment.ts';
import { paths } from '#domain/paths.ts';
import { isSafeId, safeReturnPath } from '#domain/safeUrl.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { Shortfall } from '#screens/wallet/Recharge/ShortfallStrip.tsx';
import { usePlace } from '../place.ts';
import { usePortal } from '../portal.ts';
import { useQueries } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';

/** What diamonds are wanted for, as the address says. */
type RechargePurpose = {
  /** This page's own address: where the cashier leads back to. */
  here: string;
  /** What is missing; absent until it is known, and when nothing is. */
  shortfall: Shortfall | undefined;
  /** The game whose download waits. */
  gameId: string | undefined;
  /** The place that waits for the diamonds, to go back to: a chapter's lock, the membership sheet, the check-in. */
  asker: string | undefined;
};

/** Reads the purpose of a recharge: a game, a membership card, another place that asked for diamonds, or none. */
export function useRechargePurpose(status: UserStatus | undefined): RechargePurpose {
  const { search } = usePlace();
  const { origin } = usePortal().device;
  const idOf = (name: string) => safeId(search.get(name));
  const [gameId, planId] = [idOf('from'), idOf('plan')];
  const back = safeReturnPath(search.get('back'), origin);
  const ofGame = useGameShortfall(gameId, status);
  const ofPlan = usePlanShortfall(planId, status);

  if (planId !== undefined) {
    const asker = back ?? paths.membership;
    return { here: paths.rechargeForPlan(planId, asker), shortfall: ofPlan, gameId: undefined, asker };
  }
  if (back !== undefined)
    return { here: paths.rechargeAndBack(back), shortfall: undefined, gameId: undefined, asker: back };
  return {
    here: gameId === undefined ? paths.recharge : paths.rechargeFor(gameId),
    shortfall: ofGame,
    gameId,
    asker: undefined,
  };
}

const safeId = (value: string | null): string | undefined => (value !== null && isSafeId(value) ? value : undefined);

function useGameShortfall(gameId: string | undefined, status: UserStatus | undefined): Shortfall | undefined {
  const { data: game } = useQuery({ ...useQueries().game(gameId ?? ''), enabled: gameId !== undefined });
  if (!game || !status || game.owned) return undefined;
  const missing = shortfallOf(game.buyAmount ?? 0, status.coinNum);
  return missing > 0 ? { purpose: `下载《${game.name}》`, icon: game.icon, missing } : undefined;
}

const MEMBER_ICON = '/demo/rewards/vip.svg';

function usePlanShortfall(planId: string | undefined, status: UserStatus | undefined): Shortfall | undefined {
  const { data: offer } = useQuery({ ...useQueries().wallet.vipOffer, enabled: planId !== undefined });
  const plan = offer?.plans.find(({ id }) => id === planId);
  const missing = plan ? missingDiamonds(plan, status?.coinNum) : 0;
  return plan && missing > 0 ? { purpose: `开通会员${plan.name}`, icon: MEMBER_ICON, missing } : undefined;
}
