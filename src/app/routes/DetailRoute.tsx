import { useService, useCore, useSession, useQueries } from '#platform/core.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { useStore } from 'zustand';
import { isNotFound } from '#api/ApiError.ts';
import { isLoggedIn } from '#domain/account.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { GameDetailScreen } from '#screens/games/GameDetail/GameDetailScreen.tsx';
import { downloadDialogs } from '#features/download/dialogsCode.ts';
import { useCarriedDownload } from '#features/download/useCarriedDownload.ts';
import { useClaimGift } from '#features/gifts/useClaimGift.ts';
import { hrefOf, useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useShare } from '#features/share/useShare.tsx';
import { useRelatedPosts } from '#features/square/useRelatedPosts.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { gameQueries } from '#features/games/gameQueries.ts';
import { giftQueries } from '#features/gifts/giftQueries.ts';

export function DetailRoute() {
  const place = useRouteLocation();
  const { navigate, back } = useNavigation();
  const { device } = useCore();
  const download = useService(downloadOf);
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const { share, dialog: shareDialog } = useShare();
  const { claimingId, claim } = useClaimGift();
  const copy = useCopy();
  // The next tap may well be the one for the download.
  downloadDialogs.useModule();

  const id = place.params['id'] ?? '';
  const known = isSafeId(id);
  const game = useQuery({ ...useQueries(gameQueries).game(id), enabled: known });
  const gifts = useQuery({ ...useQueries(giftQueries).gifts(id), enabled: known });
  useCarriedDownload(game.data);
  const status = useStatus();
  const starting = useStore(download, (state) => state.starting.has(id));
  const notStarted = useStore(download, (state) => state.notStarted.has(id));

  const openShare = () => {
    if (!game.data) return;
    const { name, brief, cover } = game.data;
    share({ kind: 'game', path: paths.gameDetail(id), title: name, excerpt: brief, picture: cover });
  };

  return (
    <>
      <GameDetailScreen
        game={toLoadable(game)}
        gone={!known || isNotFound(game.error)}
        gifts={toLoadable(gifts)}
        relatedPosts={useRelatedPosts(id, known)}
        status={valueOf(status)}
        statusPending={loggedIn && status.state === 'loading'}
        loggedIn={loggedIn}
        platform={device.platform}
        now={useNow()}
        download={starting ? 'starting' : notStarted ? 'notStarted' : 'idle'}
        onDownload={() => game.data && download.begin(game.data, hrefOf(place))}
        onBack={back}
        onShare={openShare}
        onOpen={navigate}
        onRetry={() => void game.refetch()}
        onRetryGifts={() => void gifts.refetch()}
        {...(claimingId !== undefined && { claimingId })}
        onClaimGift={claim}
        onCopyCode={copy}
      />
      {shareDialog}
    </>
  );
}
