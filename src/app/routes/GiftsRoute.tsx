import { valueOf } from '#domain/loadable.ts';
import { GIFT_STATES, type GiftState } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';
import { isMember } from '#domain/userStatus.ts';
import { GiftsScreen } from '#screens/gifts/Gifts/GiftsScreen.tsx';
import { useClaimGift } from '../gifts/useClaimGift.ts';
import { useRedeem } from '../gifts/useRedeem.ts';
import { usePlace } from '../place.ts';
import { toLoadable } from '../queryState.ts';
import { useCopy } from '../useCopy.ts';
import { useNavigation } from '../useNavigation.ts';
import { useNow } from '../useNow.ts';
import { useQueries, useStatus } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';
import { useRefresh } from '../useRefresh.ts';

const stateOf = (named: string | null): GiftState => GIFT_STATES.find((state) => state === named) ?? 'claimed';

export function GiftsRoute() {
  const { search } = usePlace();
  const { open, replace, back } = useNavigation();
  const state = stateOf(search.get('tab'));
  const gifts = useQuery(useQueries().ownGifts(state));
  const { claimingId, claim } = useClaimGift();
  const asked = search.get('redeem');
  const redeem = useRedeem(asked ?? '');
  const copy = useCopy();

  return (
    <GiftsScreen
      {...redeem}
      redeemFirst={asked !== null}
      state={state}
      gifts={toLoadable(gifts)}
      member={isMember(valueOf(useStatus()))}
      now={useNow()}
      {...(claimingId !== undefined && { claimingId })}
      onChangeState={(next) => replace(paths.giftsTab(next))}
      onClaimGift={claim}
      onCopyCode={copy}
      onRefresh={useRefresh(gifts.refetch)}
      onRetry={() => void gifts.refetch()}
      onOpen={open}
      onBack={back}
    />
  );
}
