import { useStore } from 'zustand';
import { useQuery } from '@tanstack/react-query';
import { useService, useCore, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { paths } from '#domain/paths.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { GameDetailScreen } from '#screens/games/GameDetail/GameDetailScreen.tsx';
import { downloadDialogs } from '#features/download/dialogsCode.ts';
import { useCarriedDownload } from '#features/download/useCarriedDownload.ts';
import { useClaimGift } from '#features/gifts/useClaimGift.ts';
import { hrefOf, useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useFindable, useLoadable } from '#platform/query/useLoadable.ts';
import { useShare } from '#features/share/useShare.tsx';
import { useRelatedPosts } from '#features/square/useRelatedPosts.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useKnownStatus } from '#features/account/useStatus.ts';
import { gameQueries } from '#features/games/gameQueries.ts';
import { giftQueries } from '#features/gifts/giftQueries.ts';

export function DetailRoute() {
  const location = useRouteLocation();
  const { device } = useCore();
  const download = useService(downloadOf);
  const loggedIn = useLoggedIn();
  const { share, dialog: shareDialog } = useShare();
  // The next tap may well be the one for the download.
  downloadDialogs.useModule();

  const id = location.params['id'] ?? '';
  const validId = isSafeId(id);
  const game = useQuery({ ...useQueryFactory(gameQueries).game(id), enabled: validId });
  const gifts = useQuery({ ...useQueryFactory(giftQueries).gifts(id), enabled: validId });
  useCarriedDownload(game.data);
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
        onBack={useBack()}
        game={useFindable(game, validId)}
        gifts={useLoadable(gifts)}
        relatedPosts={useRelatedPosts(id, validId)}
        {...useKnownStatus()}
        loggedIn={loggedIn}
        platform={device.platform}
        now={useNow()}
        download={starting ? 'starting' : notStarted ? 'notStarted' : 'idle'}
        onDownload={() => game.data && download.begin(game.data, hrefOf(location))}
        onShare={openShare}
        onRetry={() => void game.refetch()}
        onRetryGifts={() => void gifts.refetch()}
        {...useClaimGift()}
        onCopyCode={useCopy()}
      />
      {shareDialog}
    </>
  );
}
