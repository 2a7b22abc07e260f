import { useRef } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useTabReselect } from '#platform/navigation/useTabReselect.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { homeQueries } from '#features/home/homeQueries.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';

export function HomeRoute() {
  const { navigate, replace, back } = useNavigation();
  const keyword = useRouteLocation().searchParams.get('keyword') ?? '';
  const home = useQuery(useQueries(homeQueries).home);
  const found = useQuery(useQueries(homeQueries).found(keyword));
  const shown = keyword === '' ? home : found;
  const account = useSession((state) => state.account);
  const status = useStatus();
  const refresh = useRefresh(shown.refetch);
  const reread = () => void shown.refetch();
  useTabReselect(reread);

  /** The search shown was begun on this page, whose front lies one step back. */
  const begunHere = useRef(false);
  /** A search is a step of its own, so that Back leads out of it, as letting go of it does; another in its place is not. */
  const search = (next: string) => {
    if (next === keyword) return reread();
    if (next === '') return begunHere.current ? back() : replace(paths.home);
    if (keyword !== '') return replace(paths.search(next));
    begunHere.current = true;
    return navigate(paths.search(next));
  };

  return (
    <HomeScreen
      home={toLoadable(home)}
      account={account}
      status={valueOf(status)}
      statusPending={isLoggedIn(account) && status.state === 'loading'}
      search={keyword}
      found={toLoadable(found)}
      onSearch={search}
      onRefresh={refresh}
      onRetry={reread}
      onOpen={navigate}
      onOpenNotice={() => home.data?.notice && navigate(home.data.notice.link)}
      footer={<SiteFooter />}
    />
  );
}
