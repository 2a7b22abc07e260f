import { useState } from 'react';
import { SubscriptionsScreen, type SubscriptionOrder } from '#screens/comics/Subscriptions/SubscriptionsScreen.tsx';
import { useUnsubscribe } from '#features/comics/useUnsubscribe.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useSession, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

/** The server's numbers: 1 newest chapter first, 2 read last first. */
const SORT = { updated: 1, read: 2 } as const;

/** Nothing chosen by one person stays chosen for the next. */
export function SubscriptionsRoute() {
  return <SubscriptionsPage key={useSession((state) => state.cacheScope)} />;
}

function SubscriptionsPage() {
  const { navigate, back } = useNavigation();
  const loggedIn = useLoggedIn();
  const [order, setOrder] = useState<SubscriptionOrder>('updated');
  const comics = usePagedQuery({ ...useQueryFactory(comicQueries).subscriptions(SORT[order]), staleTime: 0 });
  const { pending, unsubscribe } = useUnsubscribe();

  return (
    <SubscriptionsScreen
      comics={comics.paged}
      loggedIn={loggedIn}
      order={order}
      pending={pending}
      onChangeOrder={setOrder}
      onUnsubscribe={unsubscribe}
      onLoadMore={comics.loadMore}
      onRetry={comics.retry}
      onOpen={navigate}
      onBack={back}
    />
  );
}
