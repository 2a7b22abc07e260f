import { useQuery } from '@tanstack/react-query';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { useSession } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { useNavigation } from '../useNavigation.ts';
import { useQueries, useStatus } from '../useQueries.ts';
import { useRefresh } from '../useRefresh.ts';
import { useTopRequest } from '../useTopRequest.ts';

export function HomeRoute() {
  const { open } = useNavigation();
  const home = useQuery(useQueries().home);
  const account = useSession((state) => state.account);
  const status = valueOf(useStatus());
  const refresh = useRefresh(home.refetch);
  useTopRequest(() => void home.refetch());

  return (
    <HomeScreen
      home={toLoadable(home)}
      account={account}
      status={status}
      search=""
      onSearch={(keyword) => open(paths.gamesSearch(keyword))}
      onRefresh={refresh}
      onRetry={() => void home.refetch()}
      onOpen={open}
      onOpenNotice={() => home.data?.notice && open(home.data.notice.link)}
      footer={<SiteFooter />}
    />
  );
}
