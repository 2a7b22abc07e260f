import { paths } from '#domain/paths.ts';
import { GiftsScreen } from '#screens/gifts/Gifts/GiftsScreen.tsx';
import { useClaimGift } from '#features/gifts/useClaimGift.ts';
import { useGiftsTab } from '#features/gifts/useGiftsTab.ts';
import { useRedeem } from '#features/gifts/useRedeem.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useRefresh } from '#platform/query/useLoadable.ts';
import { useMember } from '#features/account/useStatus.ts';

export function GiftsRoute() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const { state, gifts, refetch } = useGiftsTab(searchParams);
  const code = searchParams.get('redeem');

  return (
    <GiftsScreen
      onBack={useBack()}
      {...useRedeem(code ?? '')}
      {...useClaimGift()}
      redeemFirst={code !== null}
      state={state}
      gifts={gifts}
      member={useMember()}
      now={useNow()}
      onChangeState={(next) => replace(paths.giftsTab(next))}
      onCopyCode={useCopy()}
      onRefresh={useRefresh(refetch)}
      onRetry={() => void refetch()}
    />
  );
}
