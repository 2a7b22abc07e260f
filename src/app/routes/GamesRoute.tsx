import { useService, useSession, useQueries } from '#platform/core.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { useStore } from 'zustand';
import { isLoggedIn } from '#domain/account.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { memberIfKnown } from '#domain/userStatus.ts';
import { GamesScreen } from '#screens/games/Games/GamesScreen.tsx';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { hrefOf, useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable, toPaged } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useInfiniteQuery, useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useTabReselect } from '#platform/navigation/useTabReselect.ts';
import { OWNED_TYPE, gameQueries } from '#features/games/gameQueries.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { gamesFilterOf } from '#features/games/gamesFilter.ts';

export function GamesRoute() {
  const place = useRouteLocation();
  const { navigate, replace } = useNavigation();
  const download = useService(downloadOf);
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const status = useStatus();
  const starting = useStore(download, (state) => state.starting);

  const type = place.params['type'] ?? '';
  // All of it in the address, so that links can lead to a part, and the page kept from before shows it too.
  const asked = gamesFilterOf(place.searchParams);
  const { keyword, tag } = asked;
  const sort: Sort = asked.sort === 2 ? 'new' : 'hot';
  const types = useQuery(useQueries(gameQueries).gameTypes);
  // An unknown type in the address is 全部 (product §2.2), and so is 已购 for a visitor; until the types are known it is believed.
  const isKnown = type === OWNED_TYPE ? loggedIn : (types.data?.some(({ id }) => id === type) ?? true);
  const games = useInfiniteQuery(useQueries(gameQueries).games({ type: isKnown ? type : '', ...asked }));
  useTabReselect(() => void games.refetch());
  const show = (change: { type?: string; sort?: Sort; keyword?: string; tag?: string }) =>
    replace(paths.games(change.type ?? type, { keyword, tag, sort, ...change }));

  return (
    <GamesScreen
      types={toLoadable(types)}
      type={type}
      onChangeType={(next) => show({ type: next, keyword: '' })}
      sort={sort}
      onChangeSort={(next) => show({ sort: next })}
      keyword={keyword}
      tag={tag}
      onClearTag={() => show({ tag: '' })}
      onSearch={(next) => show({ keyword: next, ...(next && { type: '' }) })}
      games={toPaged(games)}
      member={memberIfKnown({ status: valueOf(status), statusPending: loggedIn && status.state === 'loading' })}
      loggedIn={loggedIn}
      startingIds={starting}
      onLoadMore={() => void games.fetchNextPage()}
      onRetry={() => void (games.isFetchNextPageError ? games.fetchNextPage() : games.refetch())}
      onRefresh={useRefresh(games.refetch)}
      onOpen={navigate}
      onDownload={(game) => download.begin(game, hrefOf(place))}
    />
  );
}
