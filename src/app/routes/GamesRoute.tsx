import { useStore } from 'zustand';
import { useQuery } from '@tanstack/react-query';
import { useService, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { paths } from '#domain/paths.ts';
import { memberIfKnown } from '#domain/userStatus.ts';
import { GamesScreen } from '#screens/games/Games/GamesScreen.tsx';
import type { Sort } from '#domain/sort.ts';
import { hrefOf, useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useTabReselect } from '#platform/navigation/tabReselect.ts';
import { OWNED_TYPE, gameQueries, gamesFilterOf } from '#features/games/gameQueries.ts';
import { useKnownStatus } from '#features/account/useStatus.ts';

export function GamesRoute() {
  const location = useRouteLocation();
  const { replace } = useNavigation();
  const download = useService(downloadOf);
  const loggedIn = useLoggedIn();
  const { status, statusPending } = useKnownStatus();
  const starting = useStore(download, (state) => state.starting);

  const type = location.params['type'] ?? '';
  // All of it in the address, so that links can lead to a part, and the page kept from before shows it too.
  const filter = gamesFilterOf(location.searchParams);
  const { keyword, tag } = filter;
  const sort: Sort = filter.sort === 2 ? 'new' : 'hot';
  const types = useQuery(useQueryFactory(gameQueries).gameTypes);
  // An unknown type in the address counts as 全部, and so does 已购 for a visitor; until the types are read it is believed.
  const isKnown = type === OWNED_TYPE ? loggedIn : (types.data?.some(({ id }) => id === type) ?? true);
  const games = usePagedQuery(useQueryFactory(gameQueries).games({ type: isKnown ? type : '', ...filter }));
  useTabReselect(() => void games.query.refetch());
  const show = (change: { type?: string; sort?: Sort; keyword?: string; tag?: string }) =>
    replace(paths.games(change.type ?? type, { keyword, tag, sort, ...change }));

  return (
    <GamesScreen
      types={useLoadable(types)}
      type={type}
      onChangeType={(next) => show({ type: next, keyword: '' })}
      sort={sort}
      onChangeSort={(next) => show({ sort: next })}
      keyword={keyword}
      tag={tag}
      onClearTag={() => show({ tag: '' })}
      onSearch={(next) => show({ keyword: next, ...(next && { type: '' }) })}
      games={games.paged}
      member={memberIfKnown({ status, statusPending })}
      loggedIn={loggedIn}
      startingIds={starting}
      onLoadMore={games.loadMore}
      onRetry={games.retry}
      onRefresh={games.refresh}
      onDownload={(game) => download.begin(game, hrefOf(location))}
    />
  );
}
