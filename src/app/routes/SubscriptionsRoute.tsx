import { useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { SubscriptionsScreen, type SubscriptionOrder } from '#screens/comics/Subscriptions/SubscriptionsScreen.tsx';
import { useUnsubscribe } from '#features/comics/useUnsubscribe.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

/** The server's numbers: 1 newest chapter first, 2 read last first. */
const SORT = { updated: 1, read: 2 } as const;

/** Nothing chosen by one person stays chosen for the next. */
export function SubscriptionsRoute() {
  return <SubscriptionsPage key={useSession((state) => state.generation)} />;
}

function SubscriptionsPage() {
  const { navigate, back } = useNavigation();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const [order, setOrder] = useState<SubscriptionOrder>('updated');
  const comics = useInfiniteQuery({ ...useQueries(comicQueries).subscriptions(SORT[order]), staleTime: 0 });
  const { pending, unsubscribe } = useUnsubscribe();

  return (
    <SubscriptionsScreen
      comics={toPaged(comics)}
      loggedIn={loggedIn}
      order={order}
      pending={pending}
      onChangeOrder={setOrder}
      onUnsubscribe={unsubscribe}
      onLoadMore={() => void comics.fetchNextPage()}
      onRetry={() => void (comics.isFetchNextPageError ? comics.fetchNextPage() : comics.refetch())}
      onOpen={navigate}
      onBack={back}
    />
  );
}
