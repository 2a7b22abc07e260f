import { useQuery } from '@tanstack/react-query';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { usePlace } from '../place.ts';
import { useSession } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { useNavigation } from '../useNavigation.ts';
import { useQueries, useStatus } from '../useQueries.ts';
import { useRefresh } from '../useRefresh.ts';
import { useTopRequest } from '../useTopRequest.ts';

export function HomeRoute() {
  const { open, replace } = useNavigation();
  const keyword = usePlace().search.get('keyword') ?? '';
  const queries = useQueries();
  const home = useQuery(queries.home);
  const found = useQuery(queries.found(keyword));
  const shown = keyword === '' ? home : found;
  const account = useSession((state) => state.account);
  const status = valueOf(useStatus());
  const refresh = useRefresh(shown.refetch);
  const reread = () => void shown.refetch();
  useTopRequest(reread);

  /** A search is a step of its own, so that Back leads out of it; another in its place is not. */
  const search = (next: string) => {
    if (next === keyword) return reread();
    if (next === '') return replace(paths.home);
    return keyword === '' ? open(paths.search(next)) : replace(paths.search(next));
  };

  return (
    <HomeScreen
      home={toLoadable(home)}
      account={account}
      status={status}
      search={keyword}
      found={toLoadable(found)}
      onSearch={search}
      onRefresh={refresh}
      onRetry={reread}
      onOpen={open}
      onOpenNotice={() => home.data?.notice && open(home.data.notice.link)}
      footer={<SiteFooter />}
    />
  );
}
