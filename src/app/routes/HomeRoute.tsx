import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useLoadable, useRefresh } from '#platform/query/useLoadable.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useTabReselect } from '#platform/navigation/tabReselect.ts';
import { useSession, useQueryFactory } from '#platform/core.ts';
import { useKnownStatus } from '#features/account/useStatus.ts';
import { homeQueries } from '#features/home/homeQueries.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';

export function HomeRoute() {
  const { navigate, replace, back } = useNavigation();
  const [searchParams] = useSearchParams();
  const keyword = searchParams.get('keyword') ?? '';
  const home = useQuery(useQueryFactory(homeQueries).home);
  const found = useQuery(useQueryFactory(homeQueries).search(keyword));
  const shown = keyword === '' ? home : found;
  const account = useSession((state) => state.account);
  const refresh = useRefresh(shown.refetch);
  const refetch = () => void shown.refetch();
  useTabReselect(refetch);

  /** The search shown was begun on this page, whose own entry is one step back in history. */
  const begunHere = useRef(false);
  /** A search is a history entry of its own, so that Back leads out of it, as clearing it does; another one replaces it. */
  const search = (next: string) => {
    if (next === keyword) return refetch();
    if (next === '') return begunHere.current ? back() : replace(paths.home);
    if (keyword !== '') return replace(paths.search(next));
    begunHere.current = true;
    return navigate(paths.search(next));
  };

  return (
    <HomeScreen
      home={useLoadable(home)}
      account={account}
      {...useKnownStatus()}
      search={keyword}
      found={useLoadable(found)}
      onSearch={search}
      onRefresh={refresh}
      onRetry={refetch}
      onOpenNotice={() => home.data?.notice && navigate(home.data.notice.link)}
      footer={<SiteFooter />}
    />
  );
}
