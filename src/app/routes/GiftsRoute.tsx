import { paths } from '#domain/paths.ts';
import { GiftsScreen } from '#screens/gifts/Gifts/GiftsScreen.tsx';
import { useClaimGift } from '#features/gifts/useClaimGift.ts';
import { useGiftsTab } from '#features/gifts/useGiftsTab.ts';
import { useRedeem } from '#features/gifts/useRedeem.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useRefresh } from '#platform/query/useLoadable.ts';
import { useMember } from '#features/account/useStatus.ts';

export function GiftsRoute() {
  const [searchParams] = useSearchParams();
  const { navigate, replace, back } = useNavigation();
  const { state, gifts, refetch } = useGiftsTab(searchParams);
  const { claimingId, claim } = useClaimGift();
  const code = searchParams.get('redeem');
  const redeem = useRedeem(code ?? '');
  const copy = useCopy();

  return (
    <GiftsScreen
      {...redeem}
      redeemFirst={code !== null}
      state={state}
      gifts={gifts}
      member={useMember()}
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
