import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { useSession } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { useNavigation } from '../useNavigation.ts';
import { useNow } from '../useNow.ts';
import { useQueries, useStatus } from '../useQueries.ts';
import { useTopRequest } from '../useTopRequest.ts';

export function HomeRoute() {
  const { open } = useNavigation();
  const home = useQuery(useQueries().home);
  const account = useSession((state) => state.account);
  const status = valueOf(useStatus());
  const [search, setSearch] = useState('');
  const now = useNow();
  const scroller = useRef<HTMLElement>(null);
  const refresh = async () => void (await home.refetch({ throwOnError: true }));
  useTopRequest(scroller, () => void home.refetch());

  return (
    <HomeScreen
      scrollRef={scroller}
      home={toLoadable(home)}
      account={account}
      status={status}
      now={now}
      search={search}
      onChangeSearch={setSearch}
      onSearch={(keyword) => open(paths.gamesSearch(keyword))}
      onRefresh={refresh}
      onRetry={() => void home.refetch()}
      onOpen={open}
      footer={<SiteFooter />}
    />
  );
}
