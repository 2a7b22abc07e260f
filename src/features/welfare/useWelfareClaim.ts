import { invalidate } from '#platform/query/invalidate.ts';
import type { Reward } from '#domain/reward.ts';
import type { WelfareHome, WelfareItem } from '#domain/welfare.ts';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';
import { giftKeys } from '../gifts/giftQueries.ts';
import { diamondsIn } from '../rewards/diamondsIn.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useFlyingReward } from '../rewards/useFlyingReward.ts';
import { useShortage } from '../wallet/useShortage.tsx';
import { takenItem } from './takenItem.ts';

/** A daily gift is another wish on another day; what is counted for good is the same wish until it is settled. */
const periodOf = ({ kind }: WelfareItem, home: WelfareHome): string =>
  kind === 'memberDaily' ? home.checkin.today : '';

function thanksFor({ kind }: WelfareItem, reward: Reward): string {
  if (reward.kind === 'gift') return '兑换成功，礼包码已放入「我的礼包」';
  return `${kind === 'exchange' ? '兑换' : '领取'}成功，获得 ${reward.text}`;
}

/** Takes a gift or exchanges diamonds, one at a time; too few of them, by the server's word, lead to recharge. */
export function useWelfareClaim(home: WelfareHome | undefined) {
  const { api, patches, queryClient, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { welfare } = useQueries(welfareQueries);
  const { busy, claim } = useClaim();
  const { reward, fly } = useFlyingReward();
  const shortage = useShortage();

  const take = (item: WelfareItem, known: WelfareHome) =>
    claim({
      kind: 'welfare',
      id: item.id,
      period: periodOf(item, known),
      send: (requestId) =>
        api.welfare.claim(item.id, { requestId, ...(item.cost !== null && { shownCost: item.cost }) }),
      onDone({ reward: given }) {
        patches.write(welfare, (former) => former && takenItem(former, item.id));
        fly(diamondsIn([given]), item.id);
        toasts.show({ type: 'success', text: thanksFor(item, given) });
        if (given.kind !== 'gift') return;
        invalidate(queryClient, [giftKeys(uid).gifts(), giftKeys(uid).ownGifts()]);
      },
      onRefused: (error) => shortage.tell(error, item.cost ?? 0, { kind: 'welfare', itemId: item.id }),
    });

  return {
    claimingId: busy,
    reward,
    claim: (item: WelfareItem) => home && void take(item, home),
    dialog: shortage.dialog,
  };
}
