import { invalidate } from '#platform/query/invalidate.ts';
import type { Reward } from '#domain/reward.ts';
import type { WelfareHome, WelfareItem } from '#domain/welfare.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { welfareQueries } from './welfareQueries.ts';
import { giftKeys } from '../gifts/giftQueries.ts';
import { useFlyingReward } from '../rewards/useFlyingReward.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useShortage } from '../wallet/useShortage.tsx';
import { takenItem } from './takenItem.ts';

/** A daily gift has another key on another day. */
const periodOf = ({ kind }: WelfareItem, home: WelfareHome): string =>
  kind === 'memberDaily' ? home.checkin.today : '';

type Taken = { item: WelfareItem; period: string };

function thanksFor({ kind }: WelfareItem, reward: Reward): string {
  if (reward.kind === 'gift') return '兑换成功，礼包码已放入「我的礼包」';
  return `${kind === 'exchange' ? '兑换' : '领取'}成功，获得 ${reward.text}`;
}

/** Claims a gift or exchanges diamonds, one at a time; where the server says that there are too few, it leads to recharge. */
export function useWelfareClaim(home: WelfareHome | undefined) {
  const { api, patches, queryClient, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { welfare } = useQueryFactory(welfareQueries);
  const { reward, fly } = useFlyingReward();
  const shortage = useShortage();

  const { pending, mutate } = useClaim({
    keyOf: ({ item, period }: Taken) => [`welfare:${item.id}`, period],
    send: ({ item: { id, cost } }, requestId) =>
      api.welfare.claim(id, { requestId, ...(cost !== null && { shownCost: cost }) }),
    onSuccess({ reward: given }, { item }) {
      patches.write(welfare, (former) => former && takenItem(former, item.id));
      fly([given], item.id);
      toasts.show({ type: 'success', text: thanksFor(item, given) });
      if (given.kind !== 'gift') return;
      invalidate(queryClient, [giftKeys(uid).gifts(), giftKeys(uid).ownGifts()]);
    },
    onRefused: (error, { item: { id, cost } }) => shortage.tell(error, cost ?? 0, { kind: 'welfare', itemId: id }),
  });

  return {
    claimingId: pending?.item.id,
    reward,
    onClaim: (item: WelfareItem) => home && void mutate({ item, period: periodOf(item, home) }),
    dialog: shortage.dialog,
  };
}
