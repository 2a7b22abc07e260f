import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { isMember } from '#domain/userStatus.ts';
import { GiftsScreen } from '#screens/gifts/Gifts/GiftsScreen.tsx';
import { useClaimGift } from '#features/gifts/useClaimGift.ts';
import { useGiftsTab } from '#features/gifts/useGiftsTab.ts';
import { useRedeem } from '#features/gifts/useRedeem.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useStatus } from '#features/account/useStatus.ts';

export function GiftsRoute() {
  const [searchParams] = useSearchParams();
  const { navigate, replace, back } = useNavigation();
  const { state, gifts, refetch } = useGiftsTab(searchParams, replace);
  const { claimingId, claim } = useClaimGift();
  const asked = searchParams.get('redeem');
  const redeem = useRedeem(asked ?? '');
  const copy = useCopy();

  return (
    <GiftsScreen
      {...redeem}
      redeemFirst={asked !== null}
      state={state}
      gifts={gifts}
      member={isMember(valueOf(useStatus()))}
      now={useNow()}
      {...(claimingId !== undefined && { claimingId })}
      onChangeState={(next) => replace(paths.giftsTab(next))}
      onClaimGift={claim}
      onCopyCode={copy}
      onRefresh={useRefresh(refetch)}
      onRetry={() => void refetch()}
      onOpen={navigate}
      onBack={back}
    />
  );
}
