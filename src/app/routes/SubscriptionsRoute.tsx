import { useState } from 'react';
import { SubscriptionsScreen, type SubscriptionOrder } from '#screens/comics/Subscriptions/SubscriptionsScreen.tsx';
import { useUnsubscribe } from '#features/comics/useUnsubscribe.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

/** The server's numbers: 1 newest chapter first, 2 read last first. */
const SORT = { updated: 1, read: 2 } as const;

export function SubscriptionsRoute() {
  const loggedIn = useLoggedIn();
  const [order, setOrder] = useState<SubscriptionOrder>('updated');
  const comics = usePagedQuery({ ...useQueryFactory(comicQueries).subscriptions(SORT[order]), staleTime: 0 });
  const { pending, unsubscribe } = useUnsubscribe();

  return (
    <SubscriptionsScreen
      onBack={useBack()}
      comics={comics.paged}
      loggedIn={loggedIn}
      order={order}
      pending={pending}
      onChangeOrder={setOrder}
      onUnsubscribe={unsubscribe}
      onLoadMore={comics.loadMore}
      onRetry={comics.retry}
    />
  );
}
